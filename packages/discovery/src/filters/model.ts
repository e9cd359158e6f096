import type { Filter, FilterGroup, FilterOp, FilterType } from '../wire.js'
import { BOOLEAN } from './boolean.js'
import { dataOf, type FilterDefinition, type FilterModel, textOf } from './definition.js'
import { OPTIONS } from './options.js'
import { RANGE, rangeText } from './range.js'
import { TREE } from './tree.js'

/** Defines every kind of filter. When the service gains a kind, this does not compile until the kind is added. */
const DEFINITIONS: { readonly [T in FilterType]: FilterDefinition<T> } = {
  checkbox: OPTIONS,
  swatch: OPTIONS,
  hierarchical: TREE,
  range: RANGE,
  boolean: BOOLEAN,
}

/** TypeScript does not see that a group and its definition have the same kind. */
const definitionOf = (group: FilterGroup) => DEFINITIONS[group.type] as FilterDefinition<FilterType>

/** Makes the data of a filter section from the offered group and the chosen filters. */
export function filterModel(group: FilterGroup, filters: readonly Filter[]): FilterModel {
  const { field, type: kind, meta } = group
  const model = definitionOf(group).model(group, dataOf(group, filters))
  return { ...model, field, title: meta.group_title, kind } as FilterModel
}

/** Makes the text of a chosen value for a chip. The value may not be offered, because a link may filter by anything. */
export function labelOf(
  op: FilterOp,
  group: FilterGroup | undefined,
  value: unknown,
  format: (bound: number) => string,
): string {
  if (op === 'inrange') return rangeText(value, format)
  return group ? definitionOf(group).label(group, value, format) : textOf(value)
}
