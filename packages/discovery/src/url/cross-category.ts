import { CLEAR_FILTERS_PARAM, paramNames } from './names.js'

/**
 * Makes a link to another category with the filters and the sorting of this page. With `clear`, the other page clears
 * them and offers to restore them.
 */
export function crossCategoryUrl(url: string, from: URL, instanceKey = '', clear = true): string {
  const target = new URL(url, from)
  const { filter, sorting } = paramNames(instanceKey)
  let taken = false
  for (const [name, value] of from.searchParams) {
    if (name !== sorting && !name.startsWith(filter)) continue
    target.searchParams.append(name, value)
    taken = true
  }
  if (taken && clear) target.searchParams.set(CLEAR_FILTERS_PARAM, 'true')
  return target.href
}

/** Returns whether an address asks to clear its filters. It removes that parameter from the query and the hash. */
export function takeClearMark(url: URL): boolean {
  const hash = new URLSearchParams(url.hash.slice(1))
  const marked = [url.searchParams, hash].some((params) => params.get(CLEAR_FILTERS_PARAM) === 'true')
  if (!marked) return false
  url.searchParams.delete(CLEAR_FILTERS_PARAM)
  if (hash.has(CLEAR_FILTERS_PARAM)) {
    hash.delete(CLEAR_FILTERS_PARAM)
    url.hash = String(hash)
  }
  return true
}
