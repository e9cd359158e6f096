import { fingerprint } from '../embedded/fingerprint.js'
import type { Language } from '../engine.js'

export type Layout = {
  /** Parts of a catalogue, which nodes search in parallel. */
  readonly shards: number
  /** Further copies of each part: this many nodes may be lost at once without incomplete answers. */
  readonly replicas: number
}

const keyword = { type: 'keyword', ignore_above: 8000 } as const
/** For sorts and counts; not searchable. */
const column = { ...keyword, index: false } as const

/** Type of an attribute value, by its part of the document. */
const VALUE_TYPES = { f: keyword, n: { type: 'double' }, k: column } as const
type Kind = keyof typeof VALUE_TYPES

/**
 * Most attributes that can be filtered and sorted. Each is a field in the cluster state that all nodes hold, so there is a limit;
 * attributes beyond it are found by their words, but not counted or filtered.
 */
const MAX_FIELDS = 6000

/** The attribute fields of an index. OpenSearch could add them automatically, but only one at a time. */
export class AttributeFields {
  readonly #known: Set<string>
  #fresh: [Kind, string][] = []

  constructor(known: Iterable<string> = []) {
    this.#known = new Set(known)
  }

  note(product: Readonly<Record<Kind, Readonly<Record<string, unknown>>>>): void {
    for (const kind of ['f', 'n', 'k'] as const) {
      for (const key of Object.keys(product[kind])) {
        const path = `${kind}.${key}`
        if (this.#known.has(path) || this.#known.size >= MAX_FIELDS) continue
        this.#known.add(path)
        this.#fresh.push([kind, key])
      }
    }
  }

  /** Marks fields as new again, so that they are sent once more after a failure. */
  forget(mapping: NonNullable<ReturnType<AttributeFields['takeFresh']>>): void {
    for (const [kind, { properties }] of Object.entries(mapping.properties))
      for (const key of Object.keys(properties)) this.#known.delete(`${kind}.${key}`)
  }

  /** The fields to add to the mapping before products that use them are sent; null when none are new. */
  takeFresh(): { properties: Record<string, { properties: Record<string, unknown> }> } | null {
    if (this.#fresh.length === 0) return null
    const byKind = Map.groupBy(this.#fresh, ([kind]) => kind)
    this.#fresh = []
    const properties = [...byKind].map(([kind, fields]) => {
      const own = Object.fromEntries(fields.map(([, key]): [string, unknown] => [key, VALUE_TYPES[kind]]))
      return [kind, { properties: own }] as const
    })
    return { properties: Object.fromEntries(properties) }
  }
}

/** Version of the contents and layout of documents. Raise it when one changes; older indices are then filled again. */
const LAYOUT_VERSION = 3

/** Identifies the rules by which documents are made: the layout, and the analyser and weights of a language. */
export const analyzerVersionOf = (language: Language): string =>
  `${LAYOUT_VERSION}.${language}.${fingerprint(language)}`

/** Deepest position that a query may ask for; beyond it the answer is empty. */
export const MAX_RESULT_WINDOW = 50_000

export type IndexNotes = {
  /** Sum and count of the lengths of each field. Strengths depend on these means. */
  readonly lengths: { readonly sums: readonly number[]; readonly counts: readonly number[] }
}

/**
 * The settings and mapping of an index. OpenSearch analyses no text: `words` are the terms of our analyser with their
 * strength in the product, as `rank_feature`. `f`, `n` and `k` hold attribute values as texts, numbers and sort keys;
 * `record` is the product itself, stored and not searched.
 */
export const indexBody = (layout: Layout, notes: IndexNotes, loading: boolean) => ({
  settings: {
    index: {
      number_of_shards: layout.shards,
      number_of_replicas: loading ? 0 : layout.replicas,
      // Changes become visible only through an explicit refresh, at the end of a change.
      refresh_interval: '-1',
      max_result_window: MAX_RESULT_WINDOW,
      'mapping.total_fields.limit': 10_000,
    },
  },
  mappings: {
    _meta: notes,
    dynamic: false,
    properties: {
      id: { type: 'keyword' },
      /** Order of arrival, which decides between equal products. */
      seq: { type: 'long' },
      words: { type: 'rank_features' },
      vocabulary: column,
      title: { ...column, doc_values: false, store: true },
      popularity: { type: 'double' },
      /** The model key, or a key of the product alone when it has no model. */
      model: column,
      /** `category` has every path that a category equals or lies under, `leaf` the categories themselves. */
      category: { type: 'keyword' },
      leaf: { type: 'keyword' },
      f: { type: 'object', dynamic: false },
      n: { type: 'object', dynamic: false },
      k: { type: 'object', dynamic: false },
      record: { type: 'object', enabled: false },
    },
  },
})
