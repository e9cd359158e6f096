import type { ContentLink, Suggestion } from '../wire.js'

/** Largest number of rows of each kind. */
const MAX_PREVIOUS_ROWS = 3
const MAX_MATCHING_ROWS = 2
const MAX_QUERY_ROWS = 3
const MAX_LINK_ROWS = 3
const MAX_LINK_ROWS_WITH_CONTENT = 2
const MAX_CONTENT_ROWS = 1

/** One option in the list under the search field. */
export type Row = {
  /** Suffix of the option's DOM id. It stays the same while the row is shown. */
  readonly id: string
  readonly kind: 'history' | 'query' | 'category' | 'content'
  readonly title: string
  readonly parentTitle: string | null
  readonly isBrand: boolean
  /** Address of the row. It is null for a text that is searched for. */
  readonly url: string | null
}

export type RowSource = {
  /** Text that the shopper typed. */
  readonly searchText: string
  /** Search text of the page behind the modal. */
  readonly query: string
  /** Earlier searches, newest first. */
  readonly history: readonly string[]
  readonly suggestions: readonly Suggestion[]
  readonly contentLinks: readonly ContentLink[]
}

/**
 * Returns the rows in the order of the arrow keys. With an empty field these are the latest searches. Otherwise they
 * are matching searches, queries, categories, pages, and one content page of the results.
 */
export function rowsOf({ searchText, query, history, suggestions, contentLinks }: RowSource): Row[] {
  const text = searchText.trim()
  if (text === '')
    return history
      .filter((entry) => entry !== query)
      .slice(0, MAX_PREVIOUS_ROWS)
      .map(historyRow)
  const matching = matchingHistory(history, text).slice(0, MAX_MATCHING_ROWS)
  const links = contentLinks.slice(0, MAX_CONTENT_ROWS)
  const shown = new Set(matching.map(fold))
  const queries = suggestions.filter(({ type, title }) => type === 'query' && !shown.has(fold(title)))
  const linked = suggestions.filter(
    ({ type, page_url }) => type !== 'query' && !links.some((link) => link.page_url === page_url),
  )
  const rows = [
    ...matching.map(historyRow),
    ...queries.slice(0, MAX_QUERY_ROWS).map(suggestionRow),
    ...linked.slice(0, links.length > 0 ? MAX_LINK_ROWS_WITH_CONTENT : MAX_LINK_ROWS).map(suggestionRow),
    ...links.map(({ title, page_url }): Row => ({ ...row('content', title), id: `link-${page_url}`, url: page_url })),
  ]
  return rows.filter(({ id }, index) => rows.findIndex((other) => other.id === id) === index)
}

/** Returns the earlier searches in which a word begins with the typed text. The typed text itself is left out. */
export function matchingHistory(history: readonly string[], searchText: string): string[] {
  const start = fold(searchText)
  return history.filter((entry) => {
    const folded = fold(entry)
    return folded !== start && (folded.startsWith(start) || folded.includes(` ${start}`))
  })
}

/** Returns whether a single content page is the only choice. */
export function isOnlyRow({ searchText, history, suggestions, contentLinks }: Omit<RowSource, 'query'>): boolean {
  return (
    suggestions.length === 0 &&
    contentLinks.length === 1 &&
    matchingHistory(history, searchText).length === 0 &&
    !history.includes(searchText.trim())
  )
}

const fold = (text: string) => text.trim().toLowerCase()

function row(kind: Row['kind'], title: string): Row {
  return { id: `${kind}-${title}`, kind, title, parentTitle: null, isBrand: false, url: null }
}

const historyRow = (entry: string) => row('history', entry)

function suggestionRow({ type, title, parent_title, category_type, page_url }: Suggestion): Row {
  return {
    ...row(type, title),
    // Two categories may have the same name.
    id: `${type}-${page_url ?? title}`,
    parentTitle: parent_title,
    isBrand: category_type === 'BRAND',
    url: type === 'query' ? null : page_url,
  }
}
