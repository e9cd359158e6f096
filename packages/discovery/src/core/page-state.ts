import { decodeFilters, decodeSorting, encodeFilters, encodeSorting, isFilter, stripState } from '../url/codec.js'
import type { Unreadable } from '../url/codec.js'
import type { FilterMemory, PageMemory } from '../url/history.js'
import type { paramNames } from '../url/names.js'
import type { Filter, FilterGroup, Sorting } from '../wire.js'
import type { Answer } from './answer.js'
import type { ClearedFilters } from './cleared-filters.js'
import type { Phase } from './phase.js'

/** Conditions of a page. Two pages with equal conditions show the same. */
export type Conditions = {
  /** Empty on a category page. */
  readonly query: string
  readonly filters: readonly Filter[]
  readonly sorting: Sorting | null
  /** The override of a category page. */
  readonly queryId: string | null
}

/** Everything a search or category page shows. */
export type PageState = Conditions &
  Answer & {
    readonly phase: Phase
    /** Panels, open sections, rows: what going back brings back. */
    readonly memory: PageMemory
    /** Filters that were just cleared, while the shopper can still have them back. */
    readonly clearedFilters: ClearedFilters | null
    /** Pixels from the top where the page was left: go there once `phase` is `shown`, then call `scrolled`. */
    readonly scrollTo: number | null
  }

type Names = ReturnType<typeof paramNames>

export function readConditions(url: URL, names: Names, key: string, unreadable: Unreadable): Conditions {
  const params = url.searchParams
  return {
    query: params.get(names.query) ?? '',
    // With any other the service would refuse the whole call.
    filters: decodeFilters(params, key, unreadable).filter((filter): filter is Filter => {
      const fits = isFilter(filter)
      if (!fits) unreadable(filter.field, JSON.stringify(filter.data))
      return fits
    }),
    sorting: decodeSorting(params, key, unreadable) ?? null,
    queryId: names.queryId.map((name) => params.get(name)).find(Boolean) ?? null,
  }
}

/** The address with these filters and this sorting in place of its own. */
export function withConditions(
  href: string,
  { filters, sorting }: Pick<Conditions, 'filters' | 'sorting'>,
  key: string,
) {
  const url = new URL(href)
  stripState(url.searchParams, key)
  for (const params of [encodeSorting(sorting, key), encodeFilters(filters, key)]) {
    for (const [name, value] of params) url.searchParams.append(name, value)
  }
  return url
}

/** Titles of the chosen values: from the answer where it has them, else as they were remembered. */
export function chosenTitles(
  filters: readonly Filter[],
  groups: readonly FilterGroup[],
  before: PageMemory['local_filter_cache'],
): Record<string, FilterMemory> {
  return Object.fromEntries(
    filters.flatMap(({ field, data }) => {
      const title = groups.find((group) => group.field === field)?.meta.group_title ?? before[field]?.title ?? field
      const values = Array.isArray(data)
        ? data.map((item: unknown) => (Array.isArray(item) ? item.join(' / ') : String(item)))
        : [String(data)]
      return [[field, { title, values }]]
    }),
  )
}
