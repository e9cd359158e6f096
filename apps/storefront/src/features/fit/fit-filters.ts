import { type FitRanges, fitRanges, type OwnSize } from '@klarsikt/core/fit'
import type { Filter, PageState } from '@klarsikt/discovery'

/** The attributes of the feed that decide the fit, by the names of the service. */
const FIELDS = ['totalWidth', 'noseBridge'] as const satisfies readonly (keyof FitRanges)[]

type Chosen = Pick<PageState, 'filters' | 'groups'>

/**
 * Returns the filters for what fits. A measurement that does not matter gets an empty filter, which removes the old
 * one.
 */
export function fitFilters(own: OwnSize, { groups }: Pick<Chosen, 'groups'>): Filter[] {
  const ranges = fitRanges(own)
  return FIELDS.map((name) => ({ field: fieldOf(name, groups), op: 'inrange', data: ranges[name] ?? [] }))
}

/** Returns the empty filters that remove the filters for this size. */
export const withoutFit = (own: OwnSize, chosen: Pick<Chosen, 'groups'>): Filter[] =>
  fitFilters(own, chosen).map((filter) => ({ ...filter, data: [] }))

/** Returns whether a list is filtered by what fits this size. */
export function isFilteredByFit(own: OwnSize, chosen: Chosen): boolean {
  return fitFilters(own, chosen).every(({ field, op, data }) => {
    const filter = chosen.filters.find((one) => one.field === field && one.op === op)
    return JSON.stringify(filter?.data ?? []) === JSON.stringify(data)
  })
}

/** Returns the name that the widget has for a field. After the first answer that is the field's heading. */
function fieldOf(name: string, groups: PageState['groups']): string {
  return groups.find(({ field, actual_field }) => (actual_field ?? field) === name)?.field ?? name
}
