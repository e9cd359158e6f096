import { randomUUID } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import { LRUCache } from 'lru-cache'
import type { Market } from '../catalogue-index/market.js'

/** Replies of all markets of the process together, bytes. */
const MAX_CACHED_BYTES = 64_000_000
/** JavaScript holds a text in one or two bytes a character. */
const BYTES_PER_CHARACTER = 2
const TTL_MS = 10 * 60_000
/** Longer parameters are hardly ever sent twice. */
const MAX_KEY_LENGTH = 600
/** Hardly anybody goes further back than this position. */
const MAX_CACHED_POSITION = 200

/** Stands for the id of the answer in a cached reply. Random, so that no text of a merchant contains it. */
export const REQUEST_ID_PLACEHOLDER: string = randomUUID()

/** What decides a reply, besides the state of its market. */
type ResponseParams = { readonly offset: number; readonly limit: number }

/** A reply whose ids are {@link REQUEST_ID_PLACEHOLDER}. */
export type CacheableReply = {
  readonly body: object
  /** How many products the search text alone finds; null where that is not known. */
  readonly queryHits: number | null
  /** False when a part of the index did not answer: such a reply is not cached. */
  readonly complete: boolean
}

/** A reply as JSON, to be completed with the id of the answer. */
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

/**
 * Replies that were given lately: shoppers ask the same few things again and again. Any change of a market gives it another
 * version, and with that all its cached replies are out of reach.
 */
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

  /** The reply to these parameters; `work` makes it when it is not cached. */
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
