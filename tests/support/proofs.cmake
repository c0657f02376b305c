# What the tests proved is shipped with each ruleset; it may not be stale.
find_package(Python3 REQUIRED COMPONENTS Interpreter)
get_property(proving_tests GLOBAL PROPERTY HD_PROVING_TESTS)
set(proof_files "")
set(proof_runs "")
foreach(name IN LISTS proving_tests)
  list(APPEND proof_files $<TARGET_FILE:${name}>.proofs.json)
  list(APPEND proof_runs COMMAND $<TARGET_FILE:${name}>)
endforeach()
set(proofs_script ${CMAKE_CURRENT_SOURCE_DIR}/support/proofs.py)
add_test(NAME ${test_prefix}proofs_are_fresh
  COMMAND Python3::Interpreter ${proofs_script} check ${PROJECT_SOURCE_DIR}/data/rulesets ${proof_files})
set_tests_properties(${test_prefix}proofs_are_fresh PROPERTIES FIXTURES_REQUIRED ${test_prefix}proofs)
add_custom_target(bless-proofs ${proof_runs}
  COMMAND Python3::Interpreter ${proofs_script} bless ${PROJECT_SOURCE_DIR}/data/rulesets ${proof_files}
  DEPENDS ${proving_tests} VERBATIM)
