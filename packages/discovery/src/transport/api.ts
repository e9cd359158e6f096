import type { Environment } from '../environment.js'
import type { Caller, Filter, SearchResultsReply, Sorting, SuggestionsReply } from '../wire.js'
import { createAnswerCache } from './answer-cache.js'
import { canonical } from './canonical.js'
import { explainCall, fetchWithRetry } from './retry.js'

/** Says which part of a result is wanted, and in which order. */
export type ListParams = {
  readonly filters: readonly Filter[]
  readonly sort: Sorting | null
  readonly limit: number
  /** Counts from 0. It is left out of the body when it is 0. */
  readonly offset?: number
}
export type SearchParams = ListParams & {
  readonly query: string
  /** True when the last word may be unfinished. */
  readonly asYouType?: boolean
}
/**
 * The calls of the service. They never throw. A call that failed after its last attempt returns an empty answer with
 * `failed`.
 */
export interface Api {
  readonly suggestions: (query: string) => Promise<SuggestionsReply>
  readonly results: (params: SearchParams) => Promise<SearchResultsReply>
  /** Returns an answer from the cache, without a request. */
  readonly knownResults: (params: SearchParams) => SearchResultsReply | undefined
  /**
   * Makes a call by its path below `/v2/`. The caller's ids are added to the body. `failed` is the answer of a failed
   * call.
   */
  readonly call: <T extends object>(path: string, body: object, failed: T) => Promise<T>
  /** Like `call`, but equal bodies cause one request while the answer is cached. */
  readonly cached: <T extends Failing>(path: string, body: object, failed: T) => Promise<T>
  readonly known: <T extends Failing>(path: string, body: object) => T | undefined
}
type Failing = { readonly failed?: true }

/** Transforms a reply before it is cached, shown or used. */
export type ReplyTransform = <T extends object>(reply: T) => T | Promise<T>

type Settings = {
  /** Base address of the service. It ends with `/v2/`. */
  readonly base: string
  /** Is called at every request, because ids change with consent and log-in. */
  readonly caller: () => Caller
  readonly transform?: ReplyTransform | undefined
}

/** Answer of a failed search or listing. */
export const FAILED_RESULTS = {
  n_hits: 0,
  displays: [],
  sorts: [],
  filters: [],
  search_request_id: 'error',
  failed: true,
} as const

export function createApi(env: Environment, { base, caller, transform }: Settings): Api {
  const cache = createAnswerCache(env.wait)
  const post = async <T extends object>(path: string, body: object | null, failed: T): Promise<T> => {
    const init: RequestInit = {
      method: 'POST',
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    }
    const answer = await fetchWithRetry(env, base + path, init)
    if (answer?.status !== 200) return failed
    try {
      const reply = (await answer.json()) as T
      if (hasLists(reply, failed)) return transform ? await changed(env, transform, reply, failed) : reply
    } catch {
      // The body is not JSON.
    }
    // Another service answers at this address.
    explainCall(env, base + path, init, new Response())
    return failed
  }
  const asked = (body: object) => ({ ...caller(), ...body })
  const remembered = <T extends Failing>(path: string, body: object | null, failed: T): Promise<T> =>
    cache.ask(
      path + canonical(body),
      () => post(path, body, failed),
      // A server makes a client for every request, so a cache would only use memory.
      (answer) => !answer.failed && env.location !== null,
    )
  const api: Api = {
    call: (path, body, failed) => post(path, asked(body), failed),
    cached: (path, body, failed) => remembered(path, asked(body), failed),
    known: <T extends Failing>(path: string, body: object) =>
      cache.peek(path + canonical(asked(body))) as T | undefined,
    suggestions: (query) =>
      remembered<SuggestionsReply>(`search/suggestions?${queryString(asked({ query }))}`, null, {
        suggestions: [],
        failed: true,
        suggestions_request_id: 'error',
      }),
    results: (params) => api.cached<SearchResultsReply>('search/results', searchBody(params), FAILED_RESULTS),
    knownResults: (params) => api.known('search/results', searchBody(params)),
  }
  return api
}

const searchBody = ({ asYouType, ...params }: SearchParams) => ({
  ...withoutZero(params),
  as_you_type: asYouType || undefined,
})

/**
 * Returns whether each list of the failed answer is also a list in this reply. So a faulty service does not break a
 * page.
 */
function hasLists(reply: object, failed: object): boolean {
  return Object.entries(failed).every(
    ([name, value]) => !Array.isArray(value) || Array.isArray((reply as Record<string, unknown>)[name]),
  )
}

/** Runs the shop's transform. When it throws, the error is reported and the call counts as failed. */
async function changed<T extends object>(env: Environment, transform: ReplyTransform, reply: T, failed: T): Promise<T> {
  try {
    return await transform(reply)
  } catch (error) {
    env.report(error instanceof Error ? error.message : String(error))
    return failed
  }
}

/** Returns results or throws, for code that cannot handle a failed reply. */
export async function fetchSearchResults(api: Pick<Api, 'results'>, params: SearchParams): Promise<SearchResultsReply> {
  const reply = await api.results(params)
  if (reply.failed) throw new Error('Failed to fetch search results')
  return reply
}

/** Leaves out an offset of 0. */
export function withoutZero<T extends ListParams>({ offset, ...params }: T) {
  return { ...params, offset: offset || undefined }
}

/** Makes the parameters of the suggestions call. Values other than text become JSON, and null is left out. */
function queryString(params: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params) as [string, unknown][]) {
    if (value !== null) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return query
}
