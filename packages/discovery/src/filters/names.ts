import type { Filter, FilterGroup } from '../wire.js'

/**
 * Replaces the field of each group by its heading in lower case, so that addresses have `f_färg` and not `f_attr_17`.
 * The service's field stays in `actual_field`. When two groups have the same heading, only the first one gets it.
 */
export function namedByTitle(groups: readonly FilterGroup[]): FilterGroup[] {
  const taken = new Set<string>()
  return groups.map((group) => {
    const field = group.meta?.group_title?.toLowerCase()
    if (!field || taken.has(field)) return group
    taken.add(field)
    return { ...group, field, actual_field: group.field }
  })
}

/** Renames filters of older links, which use the service's field, to the field that the groups use now. */
export function renamed(filters: readonly Filter[], groups: readonly FilterGroup[]): readonly Filter[] {
  const old = filters.filter(
    ({ field }) =>
      !groups.some((group) => group.field === field) && groups.some((group) => group.actual_field === field),
  )
  return old.length === 0
    ? filters
    : filters.map((filter) =>
        old.includes(filter)
          ? { ...filter, field: groups.find((group) => group.actual_field === filter.field)?.field ?? filter.field }
          : filter,
      )
}

/** Makes filters for the service: with its own field names where they are known, and with real booleans. */
export function onWire(filters: readonly Filter[], actual: ReadonlyMap<string, string>): Filter[] {
  return filters.map(({ field, op, data }) => ({
    field: actual.get(field) ?? field,
    op,
    data: (op === 'eq' || op === 'neq') && (data === 'true' || data === 'false') ? data === 'true' : data,
  }))
}
