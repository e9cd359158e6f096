import { type BrowserLocation, normalisePath, pathOf } from '../url/navigation.js'

/** Reads the address as a search field does, and writes those of results. */
export interface SearchAddress {
  readonly current: () => URL
  /** What the present address searches for. */
  readonly query: () => string
  readonly isSearchPage: () => boolean
  /** Of the results for a text; with `keepParams` the search page keeps its filters and sorting. */
  readonly resultsFor: (searchText: string, keepParams: boolean) => string
  /** What of the address an open modal belongs to. */
  readonly modalKey: () => string
}

export function createSearchAddress(
  location: BrowserLocation | null,
  searchPath: string,
  /** Name of the query parameter with the key of the instance. */
  queryName: string,
): SearchAddress {
  const current = () => new URL(location?.href() ?? 'http://invalid')
  const query = () => current().searchParams.get(queryName) ?? ''
  const isSearchPage = () => pathOf(current()) === normalisePath(searchPath)
  return {
    current,
    query,
    isSearchPage,
    resultsFor(searchText, keepParams) {
      const url = new URL(normalisePath(searchPath), current())
      if (keepParams && isSearchPage()) url.search = current().search
      url.searchParams.delete(queryName)
      if (searchText) url.searchParams.set(queryName, searchText)
      return url.href
    },
    modalKey: () => `${pathOf(current())} ${query()}`,
  }
}
