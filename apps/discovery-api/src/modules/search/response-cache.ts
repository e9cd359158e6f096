import { randomUUID } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import { LRUCache } from 'lru-cache'
import type { Market } from '../catalogue-index/market.js'

/** Bytes of the cached replies of all markets. */
const MAX_CACHED_BYTES = 64_000_000
/** JavaScript stores a character in one or two bytes. */
const BYTES_PER_CHARACTER = 2
const TTL_MS = 10 * 60_000
/** Requests with longer parameters are seldom repeated. */
const MAX_KEY_LENGTH = 600
/** Few shoppers go beyond this position. */
const MAX_CACHED_POSITION = 200

/** Replaces the id of the answer in a cached reply. It is random, so that no text of a merchant contains it. */
export const REQUEST_ID_PLACEHOLDER: string = randomUUID()

/** What a reply depends on, besides the state of its market. */
type ResponseParams = { readonly offset: number; readonly limit: number }

/** A reply whose ids are {@link REQUEST_ID_PLACEHOLDER}. */
export type CacheableReply = {
  readonly body: object
  /** How many products the search text alone finds; null when that is not known. */
  readonly queryHits: number | null
  /** False when a part of the index did not answer. Such a reply is not cached. */
  readonly complete: boolean
}

/** A reply as JSON, ready for the id of the answer. */
export class ReadyReply {
  readonly #parts: readonly string[]
  readonly queryHits: number | null
  readonly bytes: number

  constructor({ body, queryHits }: CacheableReply) {
    const json = JSON.stringify(body)
    this.#parts = json.split(REQUEST_ID_PLACEHOLDER)
    this.queryHits = queryHits
    this.bytes = json.length * BYTES_PER_CHARACTER
  }

  withRequestId(id: string): string {
    return this.#parts.join(id)
  }
}

/** Recent replies, because shoppers repeat requests. A change gives the market a new version, which makes them unreachable. */
export class ResponseCache {
  readonly #cache: LRUCache<string, ReadyReply>

  constructor(clock: Clock) {
    this.#cache = new LRUCache({
      maxSize: MAX_CACHED_BYTES,
      sizeCalculation: ({ bytes }, key) => bytes + key.length * BYTES_PER_CHARACTER,
      ttl: TTL_MS,
      perf: { now: () => clock.now().getTime() },
    })
  }

  /** The cached reply to these parameters, or else the result of `work`. */
  async get<Params extends ResponseParams>(
    market: Pick<Market, 'version'>,
    params: Params,
    work: () => Promise<CacheableReply>,
  ): Promise<ReadyReply> {
    const key = `${market.version} ${JSON.stringify(params)}`
    const cached = this.#cache.get(key)
    if (cached) return cached
    const reply = await work()
    const ready = new ReadyReply(reply)
    const worthCaching = key.length <= MAX_KEY_LENGTH && params.offset + params.limit <= MAX_CACHED_POSITION
    if (reply.complete && worthCaching) this.#cache.set(key, ready)
    return ready
  }
}
