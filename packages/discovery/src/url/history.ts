/** What a page stores in a history entry besides its address, so that going back restores it. */
export interface PageMemory {
  /** Text of the field, submitted or not. */
  readonly field_value: string
  readonly filters_open: boolean
  readonly sorting_open: boolean
  /** Fields whose section is open. */
  readonly expanded_filters: readonly string[]
  /** Chosen values that an answer may no longer list, by field, so that they can still be shown and taken away. */
  readonly local_filter_cache: Readonly<Record<string, FilterMemory>>
  /** Paths of hierarchical values whose children are shown, as JSON. */
  readonly expanded_hierarchical_filters: readonly string[]
  readonly showing_recommendation_rows: number
  readonly content_results_rows: number
  readonly scroll_restoration_data: ScrollMemory | null
}
/** The title of a filter and its chosen values, as the last answer that had them gave them. */
export type FilterMemory = { readonly title: string; readonly values: readonly string[] }
/** Where the page was left: pixels from the top, and how many results were loaded. */
type ScrollMemory = { readonly y: number; readonly loaded: number }

/** Rows of recommendations under a search without hits. */
export const RECOMMENDATION_ROWS = 2
/** Rows of content under a search. */
export const CONTENT_ROWS = 1

/** The initial state of a page. */
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

/** The keys that a page of this kind stores: nine on a search page, six on a category page. */
export function memoryKeys(kind: PageKind): (keyof PageMemory)[] {
  const keys = Object.keys(FRESH_MEMORY) as (keyof PageMemory)[]
  return kind === 'search' ? keys : keys.filter((key) => !SEARCH_ONLY.includes(key))
}

/** Whether an entry of the history has been written to by this page. */
export function holdsMemory(state: unknown, kind: PageKind, instanceKey = ''): boolean {
  return typeof state === 'object' && state !== null && `${kind}${instanceKey}_filters_open` in state
}

/** What `history.state` holds of a page; fresh where it holds nothing, or something of another type. */
export function readMemory(state: unknown, kind: PageKind, instanceKey = ''): PageMemory {
  const held = (state ?? {}) as Record<string, unknown>
  const memory: Record<string, unknown> = { ...FRESH_MEMORY }
  for (const key of memoryKeys(kind)) {
    const value = held[`${kind}${instanceKey}_${key}`]
    if (value !== undefined && shapeOf(value) === shapeOf(FRESH_MEMORY[key])) memory[key] = value
  }
  return memory as unknown as PageMemory
}

/** `history.state` with a page written into it; keys of the host page and of other instances stay. */
export function writeMemory(state: unknown, memory: PageMemory, kind: PageKind, instanceKey = ''): object {
  const next: Record<string, unknown> = { ...(state as object | null) }
  for (const key of memoryKeys(kind)) next[`${kind}${instanceKey}_${key}`] = memory[key]
  return next
}

function shapeOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value
}
