import type { Environment } from '../environment.js'
import type {
  Caller,
  DisplaysReply,
  Filter,
  ProductListingReply,
  SearchResultsReply,
  Sorting,
  SuggestionsReply,
} from '../wire.js'
import { createAnswerCache } from './answer-cache.js'
import { canonical } from './canonical.js'
import { fetchWithRetry } from './retry.js'
import { snakeKeys } from './snake.js'

/** Which part of what is found, and in which order. */
export type PageWish = {
  readonly filters: readonly Filter[]
  readonly sort: Sorting | null
  readonly limit: number
  /** From 0; left out of the body at 0. */
  readonly offset?: number
}
export type SearchWish = PageWish & {
  readonly query: string
  /** The last word may be unfinished. */
  readonly asYouType?: boolean
}
export type ListingWish = PageWish & {
  readonly category: string | readonly string[]
  /** Lists this instead: the override that a link can carry. */
  readonly queryId?: string | null
}
/** Which goods go with what. `general` needs nothing else. */
export type RecommendationWish = { readonly limit?: number; readonly filters?: readonly Filter[] } & (
  | { readonly kind: 'general' }
  | { readonly kind: 'category'; readonly categoryId: string | readonly string[] }
  | { readonly kind: 'product'; readonly productId: string }
  | { readonly kind: 'products'; readonly productIds: readonly string[] }
)
export type RelatedWish = { readonly productId?: string; readonly query?: string; readonly limit?: number }

/** The calls of the service. None throws: a call that failed after its last attempt answers emptily, marked `failed`. */
export interface Api {
  readonly suggestions: (query: string) => Promise<SuggestionsReply>
  readonly results: (wish: SearchWish) => Promise<SearchResultsReply>
  readonly listing: (wish: ListingWish) => Promise<ProductListingReply>
  readonly related: (wish: RelatedWish) => Promise<DisplaysReply>
  readonly recommend: (wish: RecommendationWish) => Promise<DisplaysReply>
  /** An answer that is there already, without asking. */
  readonly knownResults: (wish: SearchWish) => SearchResultsReply | undefined
  readonly knownListing: (wish: ListingWish) => ProductListingReply | undefined
}

/** Told of every call for the debug panel. */
export type CallWatcher = (call: { readonly path: string; readonly ms: number; readonly status: number | null }) => void

/** Changes a reply before anything of it is kept, shown or followed. */
export type ReplyTransform = <T extends object>(reply: T) => T

type Settings = {
  /** Base of the service, up to and with `/v2/`. */
  readonly base: string
  /** Read at every call: ids change with consent and login. */
  readonly caller: () => Caller
  readonly referrer: () => string | null
  readonly watch?: CallWatcher
  readonly transform?: ReplyTransform | undefined
}

const FAILED_RESULTS = {
  n_hits: 0,
  displays: [],
  sorts: [],
  filters: [],
  search_request_id: 'error',
  failed: true,
} as const

/** Where the calls of a shop go. */
export function createApi(env: Environment, { base, caller, referrer, watch, transform }: Settings): Api {
  const cache = createAnswerCache(env.wait)
  const post = async <T extends object>(path: string, body: object | null, failed: T): Promise<T> => {
    const started = env.now()
    const answer = await fetchWithRetry(env, base + path, {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    watch?.({ path: path.replace(/\?.*/, ''), ms: env.now() - started, status: answer?.status ?? null })
    if (answer?.status !== 200) return failed
    try {
      const reply = (await answer.json()) as T
      return transform ? changed(env, transform, reply, failed) : reply
    } catch {
      return failed
    }
  }
  const cached = <T extends { readonly failed?: true }>(path: string, body: object | null, failed: T): Promise<T> =>
    cache.ask(
      path + canonical(body),
      () => post(path, body, failed),
      // A server makes a client for every request: what it kept would only fill its memory.
      (answer) => !answer.failed && env.place !== null,
    )
  const resultsBody = ({ asYouType, ...wish }: SearchWish) => ({
    ...caller(),
    ...withoutZero(wish),
    ...(asYouType && { as_you_type: true }),
  })
  const listingBody = ({ queryId, ...wish }: ListingWish) => ({
    ...caller(),
    ...withoutZero(wish),
    ...(queryId && { query_id: queryId }),
  })
  const known = (path: string, body: object) => cache.peek(path + canonical(body))
  return {
    suggestions: (query) =>
      cached<SuggestionsReply>(`search/suggestions?${queryString({ ...caller(), query })}`, null, {
        suggestions: [],
        failed: true,
        suggestions_request_id: 'error',
      }),
    results: (wish) => cached<SearchResultsReply>('search/results', resultsBody(wish), FAILED_RESULTS),
    listing: (wish) =>
      cached<ProductListingReply>('product-listing', listingBody(wish), {
        ...FAILED_RESULTS,
        breadcrumb: [],
        quick_links: [],
      }),
    related: (wish) => post('search/related', { ...caller(), ...snakeKeys(wish) }, { displays: [] }),
    recommend: ({ kind, ...wish }) =>
      post(
        `recommend/products/${kind}`,
        { ...caller(), ...snakeKeys({ documentReferrer: referrer(), ...wish }) },
        { displays: [] },
      ),
    knownResults: (wish) => known('search/results', resultsBody(wish)) as SearchResultsReply | undefined,
    knownListing: (wish) => known('product-listing', listingBody(wish)) as ProductListingReply | undefined,
  }
}

/** A change that throws makes the call a failed one, and is reported. */
function changed<T extends object>(env: Environment, transform: ReplyTransform, reply: T, failed: T): T {
  try {
    return transform(reply)
  } catch (error) {
    env.report(error instanceof Error ? error.message : String(error))
    return failed
  }
}

/** Results or an exception, for code that has no place for the failed mark. */
export async function fetchSearchResults(api: Pick<Api, 'results'>, wish: SearchWish): Promise<SearchResultsReply> {
  const reply = await api.results(wish)
  if (reply.failed) throw new Error('Failed to fetch search results')
  return reply
}

function withoutZero<T extends PageWish>({ offset, ...wish }: T) {
  return offset ? { ...wish, offset } : wish
}

/** Parameters of the suggestions call; what is no text goes as JSON, and what is null is left out (decisions N10). */
function queryString(params: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params) as [string, unknown][]) {
    if (value !== null) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return query
}
