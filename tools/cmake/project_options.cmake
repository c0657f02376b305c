# One interface target carries language level, warnings and sanitizers; only our targets link it.
add_library(project_options INTERFACE)
target_compile_features(project_options INTERFACE cxx_std_20)
target_include_directories(project_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(project_options INTERFACE
  -Wall -Wextra -Wpedantic -Werror -Wconversion -Wsign-conversion -Wshadow -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wswitch-enum -Wimplicit-fallthrough
  $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op>
  # At -O3 g++ 12 takes members of moved temporaries for uninitialized, "a" + text for an overlapping copy (its own
  # bug 105651) and, where the standard library comes precompiled, a string's inner buffer for its text; -O1 still looks.
  $<$<AND:$<CXX_COMPILER_ID:GNU>,$<CONFIG:Release>>:-Wno-maybe-uninitialized;-Wno-restrict;-Wno-array-bounds;-Wno-stringop-overflow;-Wno-stringop-overread>
  # Rows of tables are read as plain integers by the ledger.
  -fno-strict-aliasing)
if(HD_SANITIZE)
  # g++ 12 takes its own standard library's functions for uninitialized once they are instrumented.
  target_compile_options(project_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all
    -fno-omit-frame-pointer $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  target_link_options(project_options INTERFACE -fsanitize=address,undefined)
endif()
if(HD_FUZZ)
  target_compile_options(project_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

# What nearly every source includes is parsed once (three quarters of the time of a typical source is its headers).
# A source still names all it uses: the tidy preset builds without this. As FMT_SHARED is seen by fmt's header, all
# our targets define it, also those that link no fmt.
set(common_headers <algorithm> <array> <cassert> <charconv> <cmath> <cstdint> <filesystem> <functional> <map> <memory>
  <optional> <set> <span> <string> <string_view> <tuple> <utility> <variant> <vector> <fmt/format.h> <tl/expected.hpp>)
target_compile_definitions(project_options INTERFACE FMT_SHARED)
# So that ccache can look through it.
target_compile_options(project_options INTERFACE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
file(CONFIGURE OUTPUT common_headers.cpp CONTENT "// Owns the headers that all libraries parse once.\n")
add_library(common_headers OBJECT ${CMAKE_CURRENT_BINARY_DIR}/common_headers.cpp)
target_link_libraries(common_headers PRIVATE project_options)
target_precompile_headers(common_headers PRIVATE ${common_headers})

# with_common_headers(TARGET...)
function(with_common_headers)
  foreach(target ${ARGN})
    target_precompile_headers(${target} REUSE_FROM common_headers)
  endforeach()
endfunction()

# hd_library(NAME sources... [LINKS targets...]): a static library of ours.
function(hd_library name)
  cmake_parse_arguments(ARG "" "" "LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE project_options PUBLIC ${ARG_LINKS})
  with_common_headers(${name})
endfunction()
