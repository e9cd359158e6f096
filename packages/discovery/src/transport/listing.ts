import type { ProductListingReply } from '../wire.js'
import { type Api, FAILED_RESULTS, type ListParams, withoutZero } from './api.js'

export type ListingParams = ListParams & {
  readonly category: string | readonly string[]
  /** Id of a query that is listed instead of the category. A link may carry it. */
  readonly queryId?: string | null
}

const body = ({ queryId, ...params }: ListingParams) => ({
  ...withoutZero(params),
  ...(queryId && { query_id: queryId }),
})

/** Fetches the products of a category. */
export function listing(api: Api, params: ListingParams): Promise<ProductListingReply> {
  return api.cached<ProductListingReply>('product-listing', body(params), {
    ...FAILED_RESULTS,
    breadcrumb: [],
    quick_links: [],
  })
}

/** Returns the answer of {@link listing} from the cache. */
export function knownListing(api: Api, params: ListingParams): ProductListingReply | undefined {
  return api.known('product-listing', body(params))
}
