# gl_loader: the OpenGL 3.3 core loader, written at build time by Debian's python3-glad from its own copy of the
# specification; no network is used.
find_program(HD_GLAD glad REQUIRED)
set(gl_loader_dir ${PROJECT_BINARY_DIR}/gl_loader)
add_custom_command(
  OUTPUT ${gl_loader_dir}/src/gl.c ${gl_loader_dir}/include/glad/gl.h
  COMMAND ${HD_GLAD} --quiet --api gl:core=3.3 --extensions= --reproducible --out-path ${gl_loader_dir} c
  COMMENT "Writing the OpenGL loader" VERBATIM)
add_library(gl_loader STATIC ${gl_loader_dir}/src/gl.c)
target_include_directories(gl_loader SYSTEM PUBLIC ${gl_loader_dir}/include)
target_link_libraries(gl_loader PUBLIC ${CMAKE_DL_LIBS})
add_custom_target(gl_loader_sources DEPENDS ${gl_loader_dir}/include/glad/gl.h)
add_dependencies(generated_sources gl_loader_sources)
