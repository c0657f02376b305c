// Values over a rectangle, sampled on a square lattice, and the rings that enclose what is above a threshold.
#pragma once

#include "app/view/picture.hpp"

#include <cstddef>
#include <vector>

namespace hd::view {

class ScalarField {
  public:
    // Covers width x height from `origin` with a sample every `step`.
    ScalarField(Point origin, double width, double height, double step);

    std::size_t columns() const { return columns_; }
    std::size_t rows() const { return rows_; }
    Point point(std::size_t column, std::size_t row) const {
        return origin_ + Point{step_ * static_cast<double>(column), step_ * static_cast<double>(row)};
    }
    double& at(std::size_t column, std::size_t row) { return values_[row * columns_ + column]; }
    double at(std::size_t column, std::size_t row) const { return values_[row * columns_ + column]; }
    // Between the samples, straight; outside, that of the border.
    double value(Point p) const;
    const std::vector<double>& values() const { return values_; }
    double step() const { return step_; }

    template <class F>
    void fill(F&& value_at) {
        for (std::size_t row = 0; row < rows_; ++row) {
            for (std::size_t column = 0; column < columns_; ++column)
                at(column, row) = value_at(point(column, row));
        }
    }

    // Rings round all that is above the threshold, holes included; they close along the rectangle's border.
    std::vector<Ring> above(double threshold) const;

  private:
    Point origin_;
    double step_;
    std::size_t columns_;
    std::size_t rows_;
    std::vector<double> values_;
};

// The value below which `share` (0 to 1) of the values lie.
double quantile(std::vector<double> values, double share);

}  // namespace hd::view
