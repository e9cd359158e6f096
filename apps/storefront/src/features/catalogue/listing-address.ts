import type { CategorySort } from '@klarsikt/contract/shop/types'
import * as listingMessages from '@klarsikt/core/messages/listing'

/** The sort orders with their names. The keys are the values of `sort` in the address. */
export const SORTS: Readonly<Record<CategorySort, string>> = {
  popular: listingMessages.sortPopular(),
  newest: listingMessages.sortNewest(),
  'price-asc': listingMessages.sortPriceAsc(),
  'price-desc': listingMessages.sortPriceDesc(),
  name: listingMessages.sortName(),
}

export function isSort(value: string | null): value is CategorySort {
  return value !== null && Object.hasOwn(SORTS, value)
}

/** Reads page and sort order from the query. It leaves out invalid values. */
export function readListing(query: URLSearchParams): { page?: number; sort?: CategorySort } {
  const page = Number(query.get('page') ?? '')
  const sort = query.get('sort')
  return { ...(Number.isInteger(page) && page >= 1 && page <= 10_000 && { page }), ...(isSort(sort) && { sort }) }
}

/** Returns the address of another page of the same listing. */
export function listingHref(path: string, page: number, sort: CategorySort): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (sort !== 'popular') query.set('sort', sort)
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
