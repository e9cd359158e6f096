import type { Language } from './analyser/language.js'
import type { Certainty } from './analyser/plan.js'
import type { SynonymRule } from './analyser/synonym-rule.js'
import type { ProductRecord } from './record.js'

/** Operators of the URL codec and of the wire [WPAGE-011]. */
export type FilterOp = 'eq' | 'neq' | 'in' | 'nin' | 'leq' | 'geq' | 'inrange'

/**
 * A condition on one field. Fields with a meaning of their own: `brand`, `category` (a path prefix, parts in order),
 * `sale_price`, `original_price`, `in_stock`, `on_sale`, `product_id`, `popularity`; every other field is an attribute.
 * Data: a scalar for eq, neq, leq, geq; a list for in, nin (of paths for `category`); `[low, high]`, both inclusive, for
 * inrange, where null is an open end. A product with a list meets eq and in when one of its values does, neq and nin when
 * none does. A product without the field meets neq and nin only.
 */
export type Filter = { readonly field: string; readonly op: FilterOp; readonly data: FilterData }
export type FilterScalar = string | number | boolean
export type FilterData =
  | FilterScalar
  | readonly FilterScalar[]
  | readonly (readonly string[])[]
  | readonly [number | null, number | null]

export type Sort = { readonly field: string; readonly order: 'asc' | 'desc' }

/** Asks for the values of a field with counts. */
export type FacetRequest = {
  readonly field: string
  readonly kind: 'value' | 'range' | 'category' | 'boolean'
  /** Values at most, the most frequent first; 200 by default. */
  readonly limit?: number
}

/**
 * Counts are of the products that meet the query and all filters but those on the facet's own field, so that a shopper
 * sees what another choice would bring.
 */
export type Facet =
  | { readonly field: string; readonly kind: 'value'; readonly values: readonly FacetValue[] }
  | { readonly field: string; readonly kind: 'boolean'; readonly values: readonly FacetValue<boolean>[] }
  | { readonly field: string; readonly kind: 'category'; readonly values: readonly CategoryValue[] }
  | {
      readonly field: string
      readonly kind: 'range'
      /** Bounds of what is found; null when no product has a number. */
      readonly bounds: { readonly min: number; readonly max: number } | null
      readonly count: number
    }
export type FacetValue<V = string> = { readonly value: V; readonly count: number }
export type CategoryValue = {
  readonly path: readonly string[]
  readonly count: number
}

/** What the merchant decides about one query or category (merchandising). */
export type RankingRules = {
  /** These first, in this order, whether the query finds them or not, as long as the filters let them through. */
  readonly pin: readonly string[]
  readonly hide: readonly string[]
  /** Multiplies the score of what meets the condition: above 1 boosts, below 1 buries. */
  readonly adjust: readonly { readonly filter: Filter; readonly factor: number }[]
}

export type SearchQuery = {
  /** What was typed; empty lists everything that the filters let through. */
  readonly searchText: string
  readonly filters: readonly Filter[]
  /** The last word may be unfinished. */
  readonly asYouType: boolean
  /** Null: by relevance (popularity when the text is empty). */
  readonly sort: Sort | null
  readonly offset: number
  readonly limit: number
  readonly facets: readonly FacetRequest[]
  readonly rules: RankingRules | null
  /**
   * One product for each model (`modelKey`): the one that comes first. Total, pages and counts are then of models; a product
   * without a model is one of its own.
   */
  readonly onePerModel?: boolean
  /** The shop's synonyms for this query alone, in place of those of the index: what a merchant is about to save. */
  readonly synonyms?: readonly SynonymRule[]
  /** Fields to mark hits in; none by default. */
  readonly highlight?: readonly ('title' | 'brand' | 'description')[]
}

/** Half-open ranges of UTF-16 positions in the original text. */
export type Highlight = { readonly field: string; readonly ranges: readonly (readonly [number, number])[] }
export type Hit = { readonly id: string; readonly score: number; readonly highlights: readonly Highlight[] }

export type SearchResult = {
  readonly total: number
  readonly hits: readonly Hit[]
  readonly facets: readonly Facet[]
  /**
   * Set when the words as typed find nothing and something near them is shown instead: another spelling, or fewer words.
   * `shown` is the query that was answered.
   */
  readonly recovery: { readonly kind: 'spelling' | 'fewer-words'; readonly shown: string } | null
  /** How surely the index has what was typed; absent where nothing was. */
  readonly certainty?: Certainty
  /** False when a part of the index did not answer; such a result is never cached. */
  readonly complete: boolean
  /** The query asked for more work than one may, and was answered with what was found until then. */
  readonly exhausted?: true
}

/** Why a product stands where it stands. */
export type Explanation = {
  readonly id: string
  readonly matches: boolean
  readonly score: number
  readonly position: number | null
  /** In the order in which they enter the score. */
  readonly parts: readonly ExplanationPart[]
}
export type ExplanationPart = {
  readonly kind: 'term' | 'phrase' | 'coverage' | 'popularity' | 'stock' | 'rule'
  /** What was typed, where that applies. */
  readonly typed: string | null
  /** The term of the index that matched and how it was reached (`stem`, `compound`, `synonym`, `typo 1`, `prefix`). */
  readonly matched: string | null
  readonly via: string | null
  readonly field: string | null
  readonly contribution: number
}

export type Completion = { readonly text: string; readonly score: number; readonly count: number }

export type IndexSettings = {
  readonly language: Language
  readonly synonyms: readonly SynonymRule[]
}

export type Change =
  | { readonly kind: 'put'; readonly record: ProductRecord }
  | { readonly kind: 'remove'; readonly id: string }

export type IndexStats = { readonly products: number; readonly bytes: number | null }

/** The products of one tenant in one market. All methods may be called while others run; readers see whole changes only. */
export interface SearchIndex {
  /** The checkpoint stored with the state that the index was opened with ({@link SearchEngine.save}); null: it is to be filled. */
  readonly checkpoint?: string | null
  /** Present where other processes change the same index. */
  readonly shared?: SharedIndex
  /**
   * Puts the whole catalogue in place of the present one; searches see the old one until it is done, then the new one.
   * `checkpoint` is called when all records are read; a shared index stores it with the new catalogue.
   */
  replace(records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>, checkpoint?: () => string): Promise<void>
  /** Adds, changes and removes; searchable when the promise is fulfilled. */
  apply(changes: readonly Change[]): Promise<void>
  /** Changes language or synonyms. */
  configure(settings: IndexSettings): Promise<void>
  search(query: SearchQuery): Promise<SearchResult>
  /** Words and titles of the catalogue that continue what is typed. */
  suggest(typed: string, limit: number): Promise<readonly Completion[]>
  /** The most alike by content (words, category, brand, attributes), never the product itself. */
  similar(id: string, limit: number, filters: readonly Filter[]): Promise<readonly Hit[]>
  explain(query: SearchQuery, id: string): Promise<Explanation>
  stats(): Promise<IndexStats>
  close(): Promise<void>
}

/**
 * The side of an index that several processes have in common. Each may put another catalogue in place of the present one, so
 * what was written down is told of one catalogue and no other.
 */
export interface SharedIndex {
  /** Version of the analyser that this process writes products with; the index may have been built with another. */
  analyzerVersion(): string
  /** Switches to the generation that serves now: later changes go into that one only. True when it is another one. */
  resolveServingGeneration(): Promise<boolean>
  /** The checkpoint last stored, by any process, with the resolved generation; null: the index is to be filled. */
  checkpoint(): Promise<string | null>
  /** Called when a search meets another generation than the resolved one. */
  onGenerationChange(listener: () => void): void
}

/** Where indices live. A name is unique among tenants and markets; indices share nothing. */
export interface SearchEngine {
  readonly kind: 'embedded' | 'opensearch'
  /** Opens an index, empty when it is new. */
  open(name: string, settings: IndexSettings): Promise<SearchIndex>
  /**
   * Stores an open index, so that it is opened again as it is now; `checkpoint` says how far its changes go. An index that
   * stores itself writes the checkpoint alone. Absent where nothing outlives the process.
   */
  save?(name: string, checkpoint: string): Promise<void>
  /** Forgets an index and its files. */
  drop(name: string): Promise<void>
  close(): Promise<void>
}

export type { ProductRecord }
export type { Language, SynonymRule }
