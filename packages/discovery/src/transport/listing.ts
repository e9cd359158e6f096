import type { ProductListingReply } from '../wire.js'
import { type Api, FAILED_RESULTS, type PageWish, withoutZero } from './api.js'

export type ListingWish = PageWish & {
  readonly category: string | readonly string[]
  /** Lists this instead: the override that a link can carry. */
  readonly queryId?: string | null
}

const body = ({ queryId, ...wish }: ListingWish) => ({ ...withoutZero(wish), ...(queryId && { query_id: queryId }) })

/** Products of a category. */
export function listing(api: Api, wish: ListingWish): Promise<ProductListingReply> {
  return api.cached<ProductListingReply>('product-listing', body(wish), {
    ...FAILED_RESULTS,
    breadcrumb: [],
    quick_links: [],
  })
}

/** The answer of {@link listing}, where it is there already. */
export function knownListing(api: Api, wish: ListingWish): ProductListingReply | undefined {
  return api.known('product-listing', body(wish))
}
