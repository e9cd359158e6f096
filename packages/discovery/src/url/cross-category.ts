import { CLEAR_FILTERS_PARAM, paramNames } from './names.js'

/**
 * A link to a neighbouring category that takes the filters and the sorting of this page along. With `clear`, the page
 * that opens clears them and offers to restore them.
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

/** Whether an address asks for its filters to be cleared; removes the parameter, from the hash too. */
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
