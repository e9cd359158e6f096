import { LRUCache } from 'lru-cache'
import type { CardData } from './card-data.js'

/** Bytes of the cards of all markets together: enough for twenty thousand products of sixty attributes. */
const MAX_CARD_BYTES = 64_000_000
/** Measured bytes of the objects around a card. */
const OVERHEAD_BYTES = 700
/** Approximate bytes in memory for each character of an object's JSON. */
const BYTES_PER_JSON_CHARACTER = 2

export type CardCache = LRUCache<string, CardData>

export function createCardCache(maxBytes = MAX_CARD_BYTES): CardCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ card }) => OVERHEAD_BYTES + JSON.stringify(card).length * BYTES_PER_JSON_CHARACTER,
  })
}
