import type { Language } from './analyser/language.js'
import type { Certainty } from './analyser/plan.js'
import type { SynonymRule } from './analyser/synonym-rule.js'
import type { ProductRecord } from './record.js'

/** Filter operators of URLs and of the API [WPAGE-011]. */
export type FilterOp = 'eq' | 'neq' | 'in' | 'nin' | 'leq' | 'geq' | 'inrange'

/**
 * A condition on one field. Fields with their own meaning: `brand`, `category` (a path prefix, parts in order),
 * `sale_price`, `original_price`, `in_stock`, `on_sale`, `product_id`, `popularity`; every other field is an attribute.
 * Data: a scalar for eq, neq, leq, geq; a list for in, nin (of paths for `category`); `[low, high]`, both inclusive,
 * for inrange, where null is an open end. A product with a list of values meets eq and in when one value does, neq and
 * nin when none does. A product without the field meets only neq and nin.
 */
export type Filter = { readonly field: string; readonly op: FilterOp; readonly data: FilterData }
export type FilterScalar = string | number | boolean
export type FilterData =
  | FilterScalar
  | readonly FilterScalar[]
  | readonly (readonly string[])[]
  | readonly [number | null, number | null]

export type Sort = { readonly field: string; readonly order: 'asc' | 'desc' }

export type FacetRequest = {
  readonly field: string
  readonly kind: 'value' | 'range' | 'category' | 'boolean'
  /** Most values returned, most frequent first; 200 by default. */
  readonly limit?: number
}

/** Counts of the products that meet the query and all filters but those on the facet's field: what another choice would give. */
export type Facet =
  | { readonly field: string; readonly kind: 'value'; readonly values: readonly FacetValue[] }
  | { readonly field: string; readonly kind: 'boolean'; readonly values: readonly FacetValue<boolean>[] }
  | { readonly field: string; readonly kind: 'category'; readonly values: readonly CategoryValue[] }
  | {
      readonly field: string
      readonly kind: 'range'
      /** Least and greatest number among the found products; null when none has a number. */
      readonly bounds: { readonly min: number; readonly max: number } | null
      readonly count: number
    }
export type FacetValue<V = string> = { readonly value: V; readonly count: number }
export type CategoryValue = {
  readonly path: readonly string[]
  readonly count: number
}

/** A merchant's ranking decisions for one query or category (merchandising). */
export type RankingRules = {
  /** Ids shown first, in this order, even if the query does not find them, as long as they meet the filters. */
  readonly pin: readonly string[]
  readonly hide: readonly string[]
  /** Multiplies the score of products that meet the filter: above 1 boosts, below 1 buries. */
  readonly adjust: readonly { readonly filter: Filter; readonly factor: number }[]
}

export type SearchQuery = {
  /** What was typed; an empty text lists everything that meets the filters. */
  readonly searchText: string
  readonly filters: readonly Filter[]
  /** Whether the last word may be unfinished. */
  readonly asYouType: boolean
  /** Null sorts by relevance, or by popularity when the text is empty. */
  readonly sort: Sort | null
  readonly offset: number
  readonly limit: number
  readonly facets: readonly FacetRequest[]
  readonly rules: RankingRules | null
  /** Shows the best product of each model (`modelKey`). Total, pages and counts are of models; a product without one counts alone. */
  readonly onePerModel?: boolean
  /** Synonyms that replace those of the index in this query alone, so that a merchant can try them before saving. */
  readonly synonyms?: readonly SynonymRule[]
  /** Fields in which to mark hits; none by default. */
  readonly highlight?: readonly ('title' | 'brand' | 'description')[]
}

/** Half-open ranges of UTF-16 positions in the original text. */
export type Highlight = { readonly field: string; readonly ranges: readonly (readonly [number, number])[] }
export type Hit = { readonly id: string; readonly score: number; readonly highlights: readonly Highlight[] }

export type SearchResult = {
  readonly total: number
  readonly hits: readonly Hit[]
  readonly facets: readonly Facet[]
  /** Set when the typed words find nothing and another spelling, or fewer words, are answered instead. `shown` is that query. */
  readonly recovery: { readonly kind: 'spelling' | 'fewer-words'; readonly shown: string } | null
  /** How surely the index has what was typed; absent where nothing was typed. */
  readonly certainty?: Certainty
  /** False when a part of the index did not answer; such a result is never cached. */
  readonly complete: boolean
  /** Set when the query exceeded its work budget, so that products may be missing. */
  readonly exhausted?: true
}

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
  /** The typed word; null where the part does not come from one. */
  readonly typed: string | null
  /** The matched term of the index, and how it was reached (`stem`, `compound`, `synonym`, `typo 1`, `prefix`). */
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

/** The products of one tenant in one market. Methods may run at the same time; readers never see half a change. */
export interface SearchIndex {
  /** The checkpoint stored with the state that was opened ({@link SearchEngine.save}); null when the index has to be filled. */
  readonly checkpoint?: string | null
  /** Set where other processes change the same index. */
  readonly shared?: SharedIndex
  /**
   * Replaces the whole catalogue; searches see the old one until the new one is complete. `checkpoint` is called when all records are read;
   * a shared index stores it with the new catalogue.
   */
  replace(records: Iterable<ProductRecord> | AsyncIterable<ProductRecord>, checkpoint?: () => string): Promise<void>
  /** Adds, changes and removes products. They can be searched when the promise is fulfilled. */
  apply(changes: readonly Change[]): Promise<void>
  configure(settings: IndexSettings): Promise<void>
  search(query: SearchQuery): Promise<SearchResult>
  /** Words and titles of the catalogue that continue what is typed. */
  suggest(typed: string, limit: number): Promise<readonly Completion[]>
  /** The products most alike by content (words, category, brand, attributes), never the product itself. */
  similar(id: string, limit: number, filters: readonly Filter[]): Promise<readonly Hit[]>
  explain(query: SearchQuery, id: string): Promise<Explanation>
  stats(): Promise<IndexStats>
  close(): Promise<void>
}

/** More methods of an index that several processes share. Any process may replace its generation; each has its own checkpoint. */
export interface SharedIndex {
  /** Version of the analyser in this process. Another process may have built the index with another version. */
  analyzerVersion(): string
  /** Switches to the generation that serves now; later changes go only to that one. True when the generation is another than before. */
  resolveServingGeneration(): Promise<boolean>
  /** The checkpoint that any process last stored with the resolved generation; null when the index has to be filled. */
  checkpoint(): Promise<string | null>
  /** Registers a listener that is called when a search meets another generation than the resolved one. */
  onGenerationChange(listener: () => void): void
}

/** Creates and opens indices. Each name belongs to one tenant and market; indices share no data. */
export interface SearchEngine {
  readonly kind: 'embedded' | 'opensearch'
  /** Opens an index; a new one is empty. */
  open(name: string, settings: IndexSettings): Promise<SearchIndex>
  /**
   * Stores an open index so that it opens again in its present state. `checkpoint` says up to where changes are included. An index that
   * stores itself writes only the checkpoint. Undefined where nothing outlives the process.
   */
  save?(name: string, checkpoint: string): Promise<void>
  /** Deletes an index and its files. */
  drop(name: string): Promise<void>
  close(): Promise<void>
}

export type { ProductRecord }
export type { Language, SynonymRule }
