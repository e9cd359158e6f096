import type { ProductListingReply } from '../wire.js'
import { type Api, FAILED_RESULTS, type ListParams, withoutZero } from './api.js'

export type ListingParams = ListParams & {
  readonly category: string | readonly string[]
  /** Lists this instead: the override that a link can carry. */
  readonly queryId?: string | null
}

const body = ({ queryId, ...params }: ListingParams) => ({
  ...withoutZero(params),
  ...(queryId && { query_id: queryId }),
})

/** Products of a category. */
export function listing(api: Api, params: ListingParams): Promise<ProductListingReply> {
  return api.cached<ProductListingReply>('product-listing', body(params), {
    ...FAILED_RESULTS,
    breadcrumb: [],
    quick_links: [],
  })
}

/** The answer of {@link listing}, where it is there already. */
export function knownListing(api: Api, params: ListingParams): ProductListingReply | undefined {
  return api.known('product-listing', body(params))
}
