import { decodeFilters, decodeSorting, encodeFilters, encodeSorting, isFilter, stripState } from '../url/codec.js'
import type { Unreadable } from '../url/codec.js'
import type { FilterMemory, PageMemory } from '../url/history.js'
import type { paramNames } from '../url/names.js'
import type { Filter, FilterGroup, Sorting } from '../wire.js'
import type { Answer } from './answer.js'
import type { ClearedFilters } from './cleared-filters.js'
import type { Phase } from './phase.js'

/** The conditions of a page. Two pages with equal conditions show the same products. */
export type Conditions = {
  /** Is empty on a category page. */
  readonly query: string
  readonly filters: readonly Filter[]
  readonly sorting: Sorting | null
  /** Id of a query that replaces the one of a category page. */
  readonly queryId: string | null
}

/** The state of a search or category page. */
export type PageState = Conditions &
  Answer & {
    readonly phase: Phase
    /** Open panels and sections and loaded rows, which going back restores. */
    readonly memory: PageMemory
    /** Filters that were just cleared, as long as the shopper can restore them. */
    readonly clearedFilters: ClearedFilters | null
    /** Scroll position in pixels to restore. Scroll there when `phase` is `shown`, then call `scrolled`. */
    readonly scrollTo: number | null
  }

type Names = ReturnType<typeof paramNames>

export function readConditions(url: URL, names: Names, key: string, unreadable: Unreadable): Conditions {
  const params = url.searchParams
  return {
    query: params.get(names.query) ?? '',
    // The service would refuse the whole call because of one wrong filter, so it is left out.
    filters: decodeFilters(params, key, unreadable).filter((filter): filter is Filter => {
      const fits = isFilter(filter)
      if (!fits) unreadable(filter.field, JSON.stringify(filter.data))
      return fits
    }),
    sorting: decodeSorting(params, key, unreadable) ?? null,
    queryId: names.queryId.map((name) => params.get(name)).find(Boolean) ?? null,
  }
}

/** Returns the address with these filters and this sorting instead of its own. */
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

/** Returns the titles of chosen filters. They come from the answer, or else from the remembered ones. */
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
