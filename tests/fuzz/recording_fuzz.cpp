// Any bytes as a recording's file: read, walked, verified, played on.
#include "tests/fuzz/look_at.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    hd::fuzz::look_at({data, data + size});
    return 0;
}
