// The fields of an order of battle, once for reader and writer, in the order they are written.
#pragma once

#include "engine/scenario/order_of_battle.hpp"
#include "engine/scenario/shape_reader.hpp"
#include "engine/scenario/shape_writer.hpp"

namespace hd::scenario {

template <class V, Like<Formation> T>
void describe(V& v, T& formation) {
    v("id", formation.id);
    v("name", formation.name);
    v("parent", formation.parent);
    v("note", formation.note);
}

template <class V, Like<Unit> T>
void describe(V& v, T& unit) {
    v("id", unit.id);
    v("name", unit.name);
    v("army", unit.army);
    v("type", unit.type);
    v("nation", unit.nation);
    v("formation", unit.formation);
    v("values", unit.values);
    v("tags", unit.tags);
    v("marks", unit.marks);
    v("note", unit.note);
    v("source", unit.source);
}

template <class V, Like<OrderOfBattle> T>
void describe(V& v, T& order) {
    v("id", order.id);
    v("title", order.title);
    v("source", order.source);
    v("note", order.note);
    v("formations", order.formations);
    v("units", order.units);
}

}  // namespace hd::scenario
