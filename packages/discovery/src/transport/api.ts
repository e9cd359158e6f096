import type { Environment } from '../environment.js'
import type { Caller, Filter, SearchResultsReply, Sorting, SuggestionsReply } from '../wire.js'
import { createAnswerCache } from './answer-cache.js'
import { canonical } from './canonical.js'
import { explainCall, fetchWithRetry } from './retry.js'

/** Which part of what is found, and in which order. */
export type ListParams = {
  readonly filters: readonly Filter[]
  readonly sort: Sorting | null
  readonly limit: number
  /** From 0; left out of the body at 0. */
  readonly offset?: number
}
export type SearchParams = ListParams & {
  readonly query: string
  /** The last word may be unfinished. */
  readonly asYouType?: boolean
}
/** The calls of the service. None throws: a call that failed after its last attempt answers emptily, marked `failed`. */
export interface Api {
  readonly suggestions: (query: string) => Promise<SuggestionsReply>
  readonly results: (params: SearchParams) => Promise<SearchResultsReply>
  /** An answer that is there already, without asking. */
  readonly knownResults: (params: SearchParams) => SearchResultsReply | undefined
  /** Any call by its path below `/v2/`; who asks is added to the body. `failed` is the answer of a failure. */
  readonly call: <T extends object>(path: string, body: object, failed: T) => Promise<T>
  /** As `call`, sent once for equal bodies while the answer is cached. */
  readonly cached: <T extends Failing>(path: string, body: object, failed: T) => Promise<T>
  readonly known: <T extends Failing>(path: string, body: object) => T | undefined
}
type Failing = { readonly failed?: true }

/** Transforms a reply before it is cached, shown or followed. */
export type ReplyTransform = <T extends object>(reply: T) => T | Promise<T>

type Settings = {
  /** Base of the service, up to and with `/v2/`. */
  readonly base: string
  /** Read at every call: ids change with consent and login. */
  readonly caller: () => Caller
  readonly transform?: ReplyTransform | undefined
}

/** What a search or a listing answers when it failed. */
export const FAILED_RESULTS = {
  n_hits: 0,
  displays: [],
  sorts: [],
  filters: [],
  search_request_id: 'error',
  failed: true,
} as const

/** Where the calls of a shop go. */
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
      // No JSON.
    }
    // Some other site answers at the address.
    explainCall(env, base + path, init, new Response())
    return failed
  }
  const asked = (body: object) => ({ ...caller(), ...body })
  const remembered = <T extends Failing>(path: string, body: object | null, failed: T): Promise<T> =>
    cache.ask(
      path + canonical(body),
      () => post(path, body, failed),
      // A server makes a client for every request: a cache would only fill its memory.
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

/** Whether everything that is a list in the answer of a failure is one in this. A service that has gone wrong breaks no page. */
function hasLists(reply: object, failed: object): boolean {
  return Object.entries(failed).every(
    ([name, value]) => !Array.isArray(value) || Array.isArray((reply as Record<string, unknown>)[name]),
  )
}

/** A change that throws makes the call a failed one, and is reported. */
async function changed<T extends object>(env: Environment, transform: ReplyTransform, reply: T, failed: T): Promise<T> {
  try {
    return await transform(reply)
  } catch (error) {
    env.report(error instanceof Error ? error.message : String(error))
    return failed
  }
}

/** Results or an exception, for code that cannot handle a failed reply. */
export async function fetchSearchResults(api: Pick<Api, 'results'>, params: SearchParams): Promise<SearchResultsReply> {
  const reply = await api.results(params)
  if (reply.failed) throw new Error('Failed to fetch search results')
  return reply
}

/** An offset of 0 is left out. */
export function withoutZero<T extends ListParams>({ offset, ...params }: T) {
  return { ...params, offset: offset || undefined }
}

/** Parameters of the suggestions call; what is no text goes as JSON, and what is null is left out. */
function queryString(params: object): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params) as [string, unknown][]) {
    if (value !== null) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return query
}
