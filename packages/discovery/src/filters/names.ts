import type { Filter, FilterGroup } from '../wire.js'

/**
 * Groups with their heading, in lower case, as field, so that addresses read `f_färg` and not `f_attr_17`; the field of
 * the service stays as `actual_field`. A heading that two groups share names the first.
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

/** Filters of older links, which name the service's own field, as the groups name theirs now. */
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

/** Filters as the service knows them: its own fields where they are known, and real booleans. */
export function onWire(filters: readonly Filter[], actual: ReadonlyMap<string, string>): Filter[] {
  return filters.map(({ field, op, data }) => ({
    field: actual.get(field) ?? field,
    op,
    data: (op === 'eq' || op === 'neq') && (data === 'true' || data === 'false') ? data === 'true' : data,
  }))
}
