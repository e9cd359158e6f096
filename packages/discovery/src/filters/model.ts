import type { Filter, FilterGroup, FilterOp, FilterType } from '../wire.js'
import { BOOLEAN } from './boolean.js'
import { dataOf, type FilterDefinition, type FilterModel, textOf } from './definition.js'
import { OPTIONS } from './options.js'
import { RANGE, rangeText } from './range.js'
import { TREE } from './tree.js'

/** Every kind of filter: one that the service gains does not compile until it is defined here. */
const DEFINITIONS: { readonly [T in FilterType]: FilterDefinition<T> } = {
  checkbox: OPTIONS,
  swatch: OPTIONS,
  hierarchical: TREE,
  range: RANGE,
  boolean: BOOLEAN,
}

/** TypeScript cannot follow that a group and its definition are of one kind. */
const definitionOf = (group: FilterGroup) => DEFINITIONS[group.type] as FilterDefinition<FilterType>

/** A group as offered and what is chosen of it. */
export function filterModel(group: FilterGroup, filters: readonly Filter[]): FilterModel {
  const { field, type: kind, meta } = group
  const model = definitionOf(group).model(group, dataOf(group, filters))
  return { ...model, field, title: meta.group_title, kind } as FilterModel
}

/** A chosen value as a chip shows it; a link may filter by what is not offered. */
export function labelOf(
  op: FilterOp,
  group: FilterGroup | undefined,
  value: unknown,
  format: (bound: number) => string,
): string {
  if (op === 'inrange') return rangeText(value, format)
  return group ? definitionOf(group).label(group, value, format) : textOf(value)
}
