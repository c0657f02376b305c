#include "engine/scenario/fault.hpp"

#include <fmt/format.h>

#include <utility>

namespace hd::scenario {

std::string to_text(const Fault& fault) {
    std::string text = fault.file;
    if (fault.at.line > 0) text += fmt::format(":{}:{}", fault.at.line, fault.at.column);
    if (!text.empty()) text += ": ";
    text += fault.severity == Severity::error ? "error: " : "warning: ";
    return text + fault.message;
}

void FaultList::add(Severity severity, Position at, std::string message) {
    if (severity == Severity::error) ++errors_;
    if (faults_.size() < most) {
        faults_.push_back(Fault{severity, file_, at, std::move(message)});
    } else {
        ++dropped_;
    }
}

void FaultList::append(const FaultList& other) {
    for (const Fault& fault : other.faults_) {
        if (faults_.size() < most) {
            faults_.push_back(fault);
        } else {
            ++dropped_;
        }
    }
    errors_ += other.errors_;
    dropped_ += other.dropped_;
}

}  // namespace hd::scenario
