import { LRUCache } from 'lru-cache'
import type { CardData } from './card-data.js'

/** Cards of all markets of the process together: twenty thousand products of sixty attributes each. */
const MAX_CARD_BYTES = 64_000_000
/** Objects around a card, bytes, as measured. */
const OVERHEAD_BYTES = 700
/** An object in memory takes about so many bytes for each character of its JSON. */
const BYTES_PER_JSON_CHARACTER = 2

/** Cards that were shown lately, of all markets. */
export type CardCache = LRUCache<string, CardData>

export function createCardCache(maxBytes = MAX_CARD_BYTES): CardCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ card }) => OVERHEAD_BYTES + JSON.stringify(card).length * BYTES_PER_JSON_CHARACTER,
  })
}
