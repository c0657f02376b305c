// The shapes of plain values, lists, objects of free names, and of every struct that has a list of fields.
#pragma once

#include "engine/scenario/shape.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace hd::scenario {

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
