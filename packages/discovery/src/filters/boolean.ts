import type { Filter, FilterData, FilterGroup } from '../wire.js'
import { dataOf, type FilterDefinition, textOf, titleOf } from './definition.js'

const isOn = (data: FilterData | undefined) => data === true || data === 'true'

/** A filter that is on or not set. */
export const BOOLEAN: FilterDefinition<'boolean'> = {
  model(group, data) {
    const on = isOn(data)
    return { on, count: group.data.find((option) => option.value)?.count ?? 0, chosen: Number(on) }
  },
  label: ({ data }, value) => titleOf(data, value) ?? textOf(value),
}

/** Returns the filter after the shopper ticked or unticked it. */
export function toggleBoolean(group: FilterGroup, filters: readonly Filter[]): Filter {
  return { field: group.field, op: group.op, data: isOn(dataOf(group, filters)) ? [] : 'true' }
}
