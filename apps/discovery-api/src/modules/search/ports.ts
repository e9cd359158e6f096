import type { Suggestion } from '@klarsikt/contract/discovery/types'
import type { Filter } from '../../engine/engine.js'
import type { Market } from '../catalogue-index/market.js'

/** A suggestion without the id of its answer. */
export type SuggestionDraft = Omit<Suggestion, 'suggestions_result_id'>

/** Suggests continuations of a query: queries first, then categories and brands, then content; at most `limit` of each kind. */
export type Suggest = (
  market: Market,
  params: { readonly searchText: string; readonly limit: number },
) => Promise<readonly SuggestionDraft[]>

/** What a recommendation starts from. */
export type Seed =
  | { readonly kind: 'general' }
  | { readonly kind: 'category'; readonly path: readonly string[]; readonly filters: readonly Filter[] }
  | { readonly kind: 'products'; readonly ids: readonly string[] }

/** Recommends products by id, best first, without those of the seed. */
export type Recommend = (
  market: Market,
  params: {
    readonly seed: Seed
    /** Digests as in the event table; null when the caller sends none. */
    readonly visitor: string | null
    readonly session: string | null
    readonly limit: number
    readonly filters: readonly Filter[]
  },
) => Promise<readonly string[]>
