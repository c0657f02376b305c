// What a document may hold, as data: one Shape for each type, made from the one list of fields (`describe`)
// that the writer uses too. The reader walks shapes with a stack of its own, so that no tree of the file is
// ever built and no depth of it can exhaust ours. Absent means zero or empty in every field; the writer
// leaves those out.
#pragma once

#include "engine/scenario/named.hpp"

#include <array>
#include <concepts>
#include <cstddef>
#include <optional>
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

// Gives the Shape of a type as `ShapeOf<T>::shape`; specialised below and by types that have their own form.
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

template <>
struct ShapeOf<std::int32_t> {
    static constexpr Shape shape{.wanted = "a whole number", .set_number = [](void* at, std::int32_t n) {
                                     return as<std::int32_t>(at) = n, std::string();
                                 }};
};

template <>
struct ShapeOf<bool> {
    static constexpr Shape shape{.wanted = "true or false", .set_boolean = [](void* at, bool b) {
                                     return as<bool>(at) = b, std::string();
                                 }};
};

template <>
struct ShapeOf<std::string> {
    static constexpr Shape shape{.wanted = "a text", .set_text = [](void* at, std::string_view text) {
                                     return as<std::string>(at) = text, std::string();
                                 }};
};

template <>
struct ShapeOf<Value> {
    static constexpr Shape shape{
        .wanted = "a whole number, true, false or a name",
        .set_text = [](void* at,
                       std::string_view t) { return as<Value>(at) = std::string(t), std::string(); },
        .set_number = [](void* at, std::int32_t n) { return as<Value>(at) = n, std::string(); },
        .set_boolean = [](void* at, bool b) { return as<Value>(at) = b, std::string(); }};
};

// The names of an enumeration in a file, in the order of its values; the name of value 0 is empty if it means
// "not given". Specialise with `what` ("a mark") and `names`.
template <class E>
struct EnumNames;

template <>
struct EnumNames<Mark> {
    static constexpr std::string_view what = "a mark";
    static constexpr auto& names = board::mark_names;
};

// "printed, rules_text, ...": for the message about a name that is none of them.
std::string refused_name(std::string_view what, std::string_view given, const std::string_view* names,
                         std::size_t count);

template <class E>
requires std::is_enum_v<E>
struct ShapeOf<E> {
    static std::string set(void* at, std::string_view text) {
        constexpr auto& names = EnumNames<E>::names;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] != text || text.empty()) continue;
            as<E>(at) = static_cast<E>(i);
            return {};
        }
        return refused_name(EnumNames<E>::what, text, names.data(), names.size());
    }
    static constexpr Shape shape{.wanted = EnumNames<E>::what, .set_text = set};
};

template <class T>
struct ShapeOf<std::vector<T>> {
    static constexpr Shape shape{
        .wanted = "a list",
        .begin_list = [](void* at) { return target_of(as<std::vector<T>>(at)); },
        .element = [](void* at) { return target_of(as<std::vector<T>>(at).emplace_back()); }};
};

template <class T>
struct ShapeOf<std::vector<Named<T>>> {
    static Target field(void* at, std::string_view key) {
        Named<T>& added = as<std::vector<Named<T>>>(at).emplace_back();
        added.name = key;
        return target_of(added.value);
    }
    static constexpr Shape shape{
        .wanted = "an object of names and values",
        .begin_object = [](void* at) { return target_of(as<std::vector<Named<T>>>(at)); },
        .field = field};
};

// Present only where the file has it; otherwise read like T.
template <class T>
struct ShapeOf<std::optional<T>> {
    static Target inner(void* at) {
        T& value = as<std::optional<T>>(at).emplace();
        return ShapeOf<T>::shape.begin_object(&value);
    }
    static std::string set_number(void* at, std::int32_t n) {
        return ShapeOf<T>::shape.set_number(&as<std::optional<T>>(at).emplace(), n);
    }
    static constexpr Shape shape{.wanted = ShapeOf<T>::shape.wanted,
                                 .set_number = ShapeOf<T>::shape.set_number ? set_number : nullptr,
                                 .begin_object = ShapeOf<T>::shape.begin_object ? inner : nullptr};
};

// Finds one field of a `describe`d object.
struct FieldFinder {
    std::string_view key;
    Target found;
    template <class M>
    void operator()(std::string_view name, M& member) {
        if (name == key) found = target_of(member);
    }
};

// Lists the keys of a `describe`d object.
struct KeyLister {
    std::vector<std::string_view>& keys;
    template <class M>
    void operator()(std::string_view name, M&) {
        keys.push_back(name);
    }
};

// A struct with `static constexpr std::string_view shape_name`, a `describe`, and members `at` and `extra`.
template <class T>
concept Described = requires(T& value, KeyLister& lister) {
    { T::shape_name } -> std::convertible_to<std::string_view>;
    describe(lister, value);
    { value.extra } -> std::same_as<Extras&>;
    { value.at } -> std::same_as<Position&>;
};

// A Described struct that can be a file of its own: `format`, `version`.
template <class T>
concept Document = Described<T> && requires {
    { T::format } -> std::convertible_to<std::string_view>;
    { T::version } -> std::convertible_to<std::int32_t>;
};

template <Described T>
struct ShapeOf<T> {
    static Target field(void* at, std::string_view key) {
        FieldFinder finder{key, {}};
        describe(finder, as<T>(at));
        return finder.found;
    }
    static void known_keys(void* at, std::vector<std::string_view>& keys) {
        KeyLister lister{keys};
        describe(lister, as<T>(at));
    }
    static constexpr Shape made() {
        Shape shape_made = plain;
        if constexpr (Document<T>) {
            shape_made.format = T::format;
            shape_made.version = T::version;
        }
        return shape_made;
    }
    static constexpr Shape plain{.wanted = "an object",
                                 .name = T::shape_name,
                                 .begin_object = [](void* at) { return target_of(as<T>(at)); },
                                 .field = field,
                                 .placed = [](void* at, Position where) { as<T>(at).at = where; },
                                 .extras = [](void* at) { return &as<T>(at).extra; },
                                 .known_keys = known_keys};
    static constexpr Shape shape = made();
};

}  // namespace hd::scenario
