# Targets for the habits of CONTRIBUTING: format, format-check, lint and check.
find_program(HD_BASH bash REQUIRED)

# Whatever the build writes and sources include; lint needs it before it can parse.
add_custom_target(generated_sources)

add_custom_target(format COMMAND ${HD_BASH} ${PROJECT_SOURCE_DIR}/tools/format)
add_custom_target(format-check COMMAND ${HD_BASH} ${PROJECT_SOURCE_DIR}/tools/format --check)
add_custom_target(lint COMMAND ${HD_BASH} ${PROJECT_SOURCE_DIR}/tools/lint USES_TERMINAL)
# Everything a commit has to pass. The build is asked for again because `all` cannot be a dependency.
add_custom_target(check
  COMMAND ${HD_BASH} ${PROJECT_SOURCE_DIR}/tools/format --check
  COMMAND ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR}
  COMMAND ${CMAKE_CTEST_COMMAND} --test-dir ${PROJECT_BINARY_DIR} --output-on-failure --no-tests=error
  USES_TERMINAL)
