/** The part of a page's state that a history entry stores beside its address, so that going back restores it. */
export interface PageMemory {
  /** Text of the search field, submitted or not. */
  readonly field_value: string
  readonly filters_open: boolean
  readonly sorting_open: boolean
  /** Fields whose section is open. */
  readonly expanded_filters: readonly string[]
  /** Chosen values by field. An answer may no longer list them, but the shopper must still see and remove them. */
  readonly local_filter_cache: Readonly<Record<string, FilterMemory>>
  /** Paths of hierarchical values whose children are shown, as JSON. */
  readonly expanded_hierarchical_filters: readonly string[]
  readonly showing_recommendation_rows: number
  readonly content_results_rows: number
  readonly scroll_restoration_data: ScrollMemory | null
}
/** The title of a filter and its chosen values, from the last answer that had them. */
export type FilterMemory = { readonly title: string; readonly values: readonly string[] }
/** The scroll position in pixels, and the number of loaded results. */
type ScrollMemory = { readonly y: number; readonly loaded: number }

/** Rows of recommendations that are shown first when a search finds nothing. */
export const RECOMMENDATION_ROWS = 2
/** Rows of content pages that are shown first under a search. */
export const CONTENT_ROWS = 1

export const FRESH_MEMORY: PageMemory = {
  field_value: '',
  filters_open: false,
  sorting_open: false,
  expanded_filters: [],
  local_filter_cache: {},
  expanded_hierarchical_filters: [],
  showing_recommendation_rows: RECOMMENDATION_ROWS,
  content_results_rows: CONTENT_ROWS,
  scroll_restoration_data: null,
}

export type PageKind = 'search' | 'category'
const SEARCH_ONLY = ['field_value', 'showing_recommendation_rows', 'content_results_rows']

/** Returns the keys that a page of this kind stores: nine on a search page, six on a category page. */
export function memoryKeys(kind: PageKind): (keyof PageMemory)[] {
  const keys = Object.keys(FRESH_MEMORY) as (keyof PageMemory)[]
  return kind === 'search' ? keys : keys.filter((key) => !SEARCH_ONLY.includes(key))
}

/** Returns whether this page has written to a history entry. */
export function holdsMemory(state: unknown, kind: PageKind, instanceKey = ''): boolean {
  return typeof state === 'object' && state !== null && `${kind}${instanceKey}_filters_open` in state
}

/** Reads a page's memory from `history.state`. A missing value, or one of another type, gets its initial value. */
export function readMemory(state: unknown, kind: PageKind, instanceKey = ''): PageMemory {
  const held = (state ?? {}) as Record<string, unknown>
  const memory: Record<string, unknown> = { ...FRESH_MEMORY }
  for (const key of memoryKeys(kind)) {
    const value = held[`${kind}${instanceKey}_${key}`]
    if (value !== undefined && shapeOf(value) === shapeOf(FRESH_MEMORY[key])) memory[key] = value
  }
  return memory as unknown as PageMemory
}

/** Writes a page's memory into a copy of `history.state`. Keys of the host page and of other instances stay. */
export function writeMemory(state: unknown, memory: PageMemory, kind: PageKind, instanceKey = ''): object {
  const next: Record<string, unknown> = { ...(state as object | null) }
  for (const key of memoryKeys(kind)) next[`${kind}${instanceKey}_${key}`] = memory[key]
  return next
}

function shapeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
