// What a document may hold, as data: one Shape for each type, made from the one list of fields (`describe`)
// that the writer uses too. The reader walks shapes with a stack of its own, so that no tree of the file is
// ever built and no depth of it can exhaust ours. Absent means zero or empty in every field; the writer
// leaves those out.
#pragma once

#include "engine/scenario/named.hpp"

#include <concepts>
#include <type_traits>

namespace hd::scenario {

struct Shape;

// A value being read: where it is kept, and its shape. Null shape: there is no such thing.
struct Target {
    void* at = nullptr;
    const Shape* shape = nullptr;
};

// What can be done with a value of one type while it is read. A null function: that kind of JSON isn't
// wanted. The `set_` functions return what is wrong with the value, or an empty text.
struct Shape {
    std::string_view wanted;     // "a text", "a list"
    std::string_view name = {};  // of an object with fixed keys: "unit"
    std::string (*set_text)(void*, std::string_view) = nullptr;
    std::string (*set_number)(void*, std::int32_t) = nullptr;
    std::string (*set_boolean)(void*, bool) = nullptr;
    Target (*begin_object)(void*) = nullptr;  // the value whose fields follow; often the value itself
    Target (*begin_list)(void*) = nullptr;
    Target (*field)(void*, std::string_view) = nullptr;
    Target (*element)(void*) = nullptr;
    void (*element_done)(void*) = nullptr;
    void (*placed)(void*, Position) = nullptr;
    Extras* (*extras)(void*) = nullptr;  // null: any key goes
    void (*known_keys)(void*, std::vector<std::string_view>&) = nullptr;
    std::string_view format = {};  // of a document, which has `format` and `version`; else empty
    std::int32_t version = 0;      // the newest we know, of a document
};

// Gives the Shape of a type as `ShapeOf<T>::shape`; specialised in shapes.hpp and by types that have a form
// of their own.
template <class T>
struct ShapeOf;

template <class T>
Target target_of(T& value) {
    return Target{&value, &ShapeOf<T>::shape};
}

// The value behind the pointer of a Target made by target_of<T>.
template <class T>
T& as(void* at) {
    return *static_cast<T*>(at);
}

// `T` or `const T`: lets one `describe` serve reader and writer.
template <class U, class T>
concept Like = std::same_as<std::remove_const_t<U>, T>;

}  // namespace hd::scenario
