#include "app/view/scalar_field.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>

namespace hd::view {

ScalarField::ScalarField(Point origin, double width, double height, double step)
    : origin_(origin),
      step_(step),
      columns_(static_cast<std::size_t>(std::ceil(width / step)) + 1),
      rows_(static_cast<std::size_t>(std::ceil(height / step)) + 1),
      values_(columns_ * rows_, 0.0) {}

double ScalarField::value(Point p) const {
    const double x = std::clamp((p.x - origin_.x) / step_, 0.0, static_cast<double>(columns_ - 1));
    const double y = std::clamp((p.y - origin_.y) / step_, 0.0, static_cast<double>(rows_ - 1));
    const auto column = std::min(static_cast<std::size_t>(x), columns_ - 2);
    const auto row = std::min(static_cast<std::size_t>(y), rows_ - 2);
    const double fx = x - static_cast<double>(column);
    const double fy = y - static_cast<double>(row);
    const double top = at(column, row) * (1 - fx) + at(column + 1, row) * fx;
    const double bottom = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx;
    return top * (1 - fy) + bottom * fy;
}

namespace {

// Marching squares over the samples with a low frame round them. A crossing of the lattice line from sample s
// to its right neighbour has the key 2s, to its lower neighbour 2s + 1.
class Tracer {
  public:
    Tracer(const ScalarField& field, double threshold)
        : field_(field), threshold_(threshold), width_(field.columns() + 2) {}

    std::vector<Ring> trace() {
        for (std::size_t row = 0; row + 1 < field_.rows() + 2; ++row) {
            for (std::size_t column = 0; column + 1 < width_; ++column) cell(column, row);
        }
        return join();
    }

  private:
    using Key = std::uint64_t;

    double sample(std::size_t column, std::size_t row) const {
        const bool is_frame = column == 0 || row == 0 || column > field_.columns() || row > field_.rows();
        return is_frame ? -std::numeric_limits<double>::max() : field_.at(column - 1, row - 1) - threshold_;
    }
    Point place(std::size_t column, std::size_t row) const {
        const auto clamped = [](std::size_t n, std::size_t count) {
            return std::min(n == 0 ? 0 : n - 1, count - 1);
        };
        return field_.point(clamped(column, field_.columns()), clamped(row, field_.rows()));
    }
    Key key(std::size_t column, std::size_t row, bool down) const {
        return (static_cast<Key>(row) * width_ + column) * 2 + (down ? 1 : 0);
    }
    Point crossing(Key key) const {
        const std::size_t index = static_cast<std::size_t>(key / 2);
        const std::size_t column = index % width_;
        const std::size_t row = index / width_;
        const bool down = key % 2 == 1;
        const std::size_t column2 = column + (down ? 0 : 1);
        const std::size_t row2 = row + (down ? 1 : 0);
        const double a = sample(column, row);
        const double b = sample(column2, row2);
        const Point pa = place(column, row);
        return pa + (place(column2, row2) - pa) * (a / (a - b));
    }

    // Segments run with what is above on their left.
    void cell(std::size_t column, std::size_t row) {
        const double nw = sample(column, row);
        const double ne = sample(column + 1, row);
        const double se = sample(column + 1, row + 1);
        const double sw = sample(column, row + 1);
        const unsigned code =
            (nw > 0 ? 8U : 0U) | (ne > 0 ? 4U : 0U) | (se > 0 ? 2U : 0U) | (sw > 0 ? 1U : 0U);
        const Key north = key(column, row, false);
        const Key south = key(column, row + 1, false);
        const Key west = key(column, row, true);
        const Key east = key(column + 1, row, true);
        switch (code) {
            case 1:
                link(south, west);
                break;
            case 2:
                link(east, south);
                break;
            case 3:
                link(east, west);
                break;
            case 4:
                link(north, east);
                break;
            case 5:
                link(north, east), link(south, west);
                break;
            case 6:
                link(north, south);
                break;
            case 7:
                link(north, west);
                break;
            case 8:
                link(west, north);
                break;
            case 9:
                link(south, north);
                break;
            case 10:
                link(west, north), link(east, south);
                break;
            case 11:
                link(east, north);
                break;
            case 12:
                link(west, east);
                break;
            case 13:
                link(south, east);
                break;
            case 14:
                link(west, south);
                break;
            default:
                break;
        }
    }
    void link(Key from, Key to) { next_[from] = to; }

    std::vector<Ring> join() {
        std::vector<Ring> rings;
        while (!next_.empty()) {
            Ring ring;
            for (auto at = next_.begin(); at != next_.end();) {
                ring.push_back(crossing(at->first));
                const Key to = at->second;
                next_.erase(at);
                at = next_.find(to);
            }
            rings.push_back(std::move(ring));
        }
        return rings;
    }

    const ScalarField& field_;
    double threshold_;
    std::size_t width_;
    std::map<Key, Key> next_;
};

}  // namespace

std::vector<Ring> ScalarField::above(double threshold) const {
    return Tracer(*this, threshold).trace();
}

double quantile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[static_cast<std::size_t>(std::floor(share * static_cast<double>(values.size() - 1)))];
}

}  // namespace hd::view
