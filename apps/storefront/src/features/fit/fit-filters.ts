import { type FitRanges, fitRanges, type OwnSize } from '@klarsikt/core/fit'
import type { Filter, PageState } from '@klarsikt/discovery'

/** The attributes of the feed that a size is about, by the service's names. */
const FIELDS = ['totalWidth', 'noseBridge'] as const satisfies readonly (keyof FitRanges)[]

type Chosen = Pick<PageState, 'filters' | 'groups'>

/** The filters that leave what fits; a measure that does not matter has an empty one, which takes its filter away. */
export function fitFilters(own: OwnSize, { groups }: Pick<Chosen, 'groups'>): Filter[] {
  const ranges = fitRanges(own)
  return FIELDS.map((name) => ({ field: fieldOf(name, groups), op: 'inrange', data: ranges[name] ?? [] }))
}

/** What takes these filters away again. */
export const withoutFit = (own: OwnSize, chosen: Pick<Chosen, 'groups'>): Filter[] =>
  fitFilters(own, chosen).map((filter) => ({ ...filter, data: [] }))

/** Whether a list is filtered by what fits this size. */
export function isFilteredByFit(own: OwnSize, chosen: Chosen): boolean {
  return fitFilters(own, chosen).every(({ field, op, data }) => {
    const filter = chosen.filters.find((one) => one.field === field && one.op === op)
    return JSON.stringify(filter?.data ?? []) === JSON.stringify(data)
  })
}

/** The widget calls a field by its heading, where an answer has named it. */
function fieldOf(name: string, groups: PageState['groups']): string {
  return groups.find(({ field, actual_field }) => (actual_field ?? field) === name)?.field ?? name
}
