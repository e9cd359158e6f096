import { type BrowserLocation, normalisePath, pathOf } from '../url/navigation.js'

/** Reads the address for a search field and makes addresses of result pages. */
export interface SearchAddress {
  readonly current: () => URL
  /** Returns the search text of the present address. */
  readonly query: () => string
  readonly isSearchPage: () => boolean
  /** Returns the address of the results for a text. With `keepParams` the search page keeps its filters and sorting. */
  readonly resultsFor: (searchText: string, keepParams: boolean) => string
  /** Returns the part of the address that an open modal belongs to. The modal closes when it changes. */
  readonly modalKey: () => string
}

export function createSearchAddress(
  location: BrowserLocation | null,
  searchPath: string,
  /** Name of the query parameter, the instance's key included. */
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
