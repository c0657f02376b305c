// Writes a value as JSON from the same list of fields that reads it. Bytes depend on the value alone.
#pragma once

#include "engine/scenario/json_text.hpp"
#include "engine/scenario/shapes.hpp"

namespace hd::scenario {

using Layout = JsonText::Layout;

// Types with a form of their own specialise this beside their ShapeOf.
template <class T>
struct Written;

template <class T>
void write_value(JsonText& out, const T& value, Layout layout) {
    Written<T>::write(out, value, layout);
}

// Absent values are left out of an object: zero, empty, not given. An enumeration whose first value has a
// name is always written.
template <class T>
bool is_absent(const T& value) {
    if constexpr (std::is_enum_v<T>) {
        return value == T{} && EnumNames<T>::names[0].empty();
    } else {
        return value == T{};
    }
}

template <class T>
struct StandsInLines : std::bool_constant<Document<T>> {};
template <Described T>
struct StandsInLines<std::vector<T>> : std::true_type {};
template <class T>
struct StandsInLines<std::optional<T>> : StandsInLines<T> {};

template <>
struct Written<std::int32_t> {
    static void write(JsonText& out, std::int32_t value, Layout) { out.number(value); }
};

template <>
struct Written<bool> {
    static void write(JsonText& out, bool value, Layout) { out.boolean(value); }
};

template <>
struct Written<std::string> {
    static void write(JsonText& out, const std::string& value, Layout) { out.text(value); }
};

template <>
struct Written<Value> {
    static void write(JsonText& out, const Value& value, Layout) {
        std::visit([&](const auto& held) { write_value(out, held, Layout::one_line); }, value);
    }
};

template <class E>
requires std::is_enum_v<E>
struct Written<E> {
    static void write(JsonText& out, E value, Layout) {
        out.text(EnumNames<E>::names[static_cast<std::size_t>(value)]);
    }
};

template <class T>
struct Written<std::vector<T>> {
    static void write(JsonText& out, const std::vector<T>& list, Layout layout) {
        out.begin_list(layout);
        for (const T& element : list) {
            write_value(out, element, StandsInLines<T>::value ? layout : Layout::one_line);
        }
        out.end_list();
    }
};

template <class T>
struct Written<std::vector<Named<T>>> {
    static void write(JsonText& out, const std::vector<Named<T>>& list, Layout) {
        out.begin_object(Layout::one_line);
        for (const Named<T>& named : list) {
            out.key(named.name);
            write_value(out, named.value, Layout::one_line);
        }
        out.end_object();
    }
};

template <class T>
struct Written<std::optional<T>> {
    static void write(JsonText& out, const std::optional<T>& value, Layout layout) {
        if (value) write_value(out, *value, layout);
    }
};

// Writes the fields of a `describe`d object, those that are not absent.
struct FieldWriter {
    JsonText& out;
    Layout layout;
    template <class M>
    void operator()(std::string_view name, const M& member) {
        if (is_absent(member)) return;
        out.key(name);
        write_value(out, member, StandsInLines<M>::value ? layout : Layout::one_line);
    }
};

template <Described T>
struct Written<T> {
    static void write(JsonText& out, const T& value, Layout layout) {
        out.begin_object(layout);
        if constexpr (Document<T>) {
            out.key("format");
            out.text(T::format);
            out.key("version");
            out.number(T::version);
        }
        FieldWriter fields{out, layout};
        describe(fields, value);
        for (const Extra& extra : value.extra) {
            out.key(extra.key);
            out.raw(extra.json);
        }
        out.end_object();
    }
};

// The bytes of the document's file.
template <Document T>
std::string written(const T& document) {
    std::string bytes;
    JsonText out(bytes);
    write_value(out, document, Layout::lines);
    bytes += '\n';
    return bytes;
}

}  // namespace hd::scenario
