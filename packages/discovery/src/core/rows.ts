import type { ContentLink, Suggestion } from '../wire.js'

/** Rows at most, by kind (chrome-and-discovery 9.2). */
const MAX_PREVIOUS = 3
const MAX_MATCHING = 2
const MAX_QUERIES = 3
const MAX_PLACES = 3
const MAX_PLACES_BESIDE_CONTENT = 2
const MAX_CONTENT_LINKS = 1

/** One option of the list under the field. */
export type Row = {
  /** Ends the DOM id of the option; the same as long as the row stands there. */
  readonly id: string
  readonly kind: 'history' | 'query' | 'category' | 'content'
  readonly title: string
  readonly parentTitle: string | null
  readonly isBrand: boolean
  /** Where it leads; null for texts, which are searched for. */
  readonly url: string | null
}

export type RowSource = {
  /** What the shopper typed. */
  readonly typed: string
  /** What is searched for on the page underneath. */
  readonly query: string
  /** Newest first. */
  readonly history: readonly string[]
  readonly suggestions: readonly Suggestion[]
  readonly contentLinks: readonly ContentLink[]
}

/**
 * The rows in the order in which the arrows visit them: with an empty field the latest searches, else matching
 * searches, queries, categories and pages, and one page of the results (decisions N21).
 */
export function rowsOf({ typed, query, history, suggestions, contentLinks }: RowSource): Row[] {
  const text = typed.trim()
  if (text === '')
    return history
      .filter((entry) => entry !== query)
      .slice(0, MAX_PREVIOUS)
      .map(historyRow)
  const matching = matchingHistory(history, text).slice(0, MAX_MATCHING)
  const links = contentLinks.slice(0, MAX_CONTENT_LINKS)
  const shown = new Set(matching.map(fold))
  const queries = suggestions.filter(({ type, title }) => type === 'query' && !shown.has(fold(title)))
  const places = suggestions.filter(
    ({ type, page_url }) => type !== 'query' && !links.some((link) => link.page_url === page_url),
  )
  const rows = [
    ...matching.map(historyRow),
    ...queries.slice(0, MAX_QUERIES).map(suggestionRow),
    ...places.slice(0, links.length > 0 ? MAX_PLACES_BESIDE_CONTENT : MAX_PLACES).map(suggestionRow),
    ...links.map(({ title, page_url }): Row => ({ ...row('content', title), id: `link-${page_url}`, url: page_url })),
  ]
  return rows.filter(({ id }, index) => rows.findIndex((other) => other.id === id) === index)
}

/** Earlier searches that begin with what is typed, or have a word that does; not what is typed itself. */
export function matchingHistory(history: readonly string[], typed: string): string[] {
  const start = fold(typed)
  return history.filter((entry) => {
    const folded = fold(entry)
    return folded !== start && (folded.startsWith(start) || folded.includes(` ${start}`))
  })
}

const fold = (text: string) => text.trim().toLowerCase()

function row(kind: Row['kind'], title: string): Row {
  return { id: `${kind}-${title}`, kind, title, parentTitle: null, isBrand: false, url: null }
}

const historyRow = (entry: string) => row('history', entry)

function suggestionRow({ type, title, parent_title, category_type, page_url }: Suggestion): Row {
  return {
    ...row(type, title),
    // Two categories may bear one name.
    id: `${type}-${page_url ?? title}`,
    parentTitle: parent_title,
    isBrand: category_type === 'BRAND',
    url: type === 'query' ? null : page_url,
  }
}
