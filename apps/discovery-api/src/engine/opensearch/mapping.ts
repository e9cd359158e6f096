import { fingerprint } from '../embedded/fingerprint.js'
import type { Language } from '../engine.js'

/** How an index is laid out over the nodes. */
export type Layout = {
  /** Parts that a catalogue is split into; each is searched by a node of its own. */
  readonly shards: number
  /** Copies of each part besides the first: so many nodes may be lost at once without losing an answer. */
  readonly replicas: number
}

const keyword = { type: 'keyword', ignore_above: 8000 } as const
/** For sorts and counts, never looked up. */
const column = { ...keyword, index: false } as const

/** How the value of an attribute is stored, by its part of the document. */
const VALUE_TYPES = { f: keyword, n: { type: 'double' }, k: column } as const
type Kind = keyof typeof VALUE_TYPES

/**
 * Attributes that can be filtered and sorted by. Each is a field in the state that all nodes share, so there is an end to
 * them; what a shop names beyond is found by its words and stored, but neither counted nor filtered.
 */
const MAX_FIELDS = 6000

/** The fields for attributes that an index has. OpenSearch could add them by itself, but one by one. */
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

  /** Takes back what the cluster did not take, so that it is sent again. */
  forget(mapping: NonNullable<ReturnType<AttributeFields['takeFresh']>>): void {
    for (const [kind, { properties }] of Object.entries(mapping.properties))
      for (const key of Object.keys(properties)) this.#known.delete(`${kind}.${key}`)
  }

  /** What is to be added to the mapping before products with the new fields are sent; null when nothing is new. */
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

/** Goes up with what is put into documents, and with how they are laid out: an index of another version is filled again. */
const LAYOUT_VERSION = 3

/** Names the rules by which documents are made: this layout, and the analyser and weights of a language. */
export const analyzerVersionOf = (language: Language): string =>
  `${LAYOUT_VERSION}.${language}.${fingerprint(language)}`

/** Deepest position in an answer that can be asked for; beyond it an answer is empty. */
export const MAX_RESULT_WINDOW = 50_000

/** What is remembered of a whole index, in its mapping. */
export type IndexNotes = {
  /** Sum and count of the lengths of each field, of which the means are made that strengths are measured by. */
  readonly lengths: { readonly sums: readonly number[]; readonly counts: readonly number[] }
}

/**
 * A document holds no text for OpenSearch to analyse: `words` are the terms of our analyser, each with its strength in the
 * product, which OpenSearch weighs (`rank_feature`). `f`, `n` and `k` are the values of attributes as texts, numbers and
 * sort keys; `record` is the product itself, stored and not searched.
 */
export const indexBody = (layout: Layout, notes: IndexNotes, loading: boolean) => ({
  settings: {
    index: {
      number_of_shards: layout.shards,
      number_of_replicas: loading ? 0 : layout.replicas,
      // Only what a finished change asks for becomes visible.
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
      /** Order of arrival, which decides between equals. */
      seq: { type: 'long' },
      words: { type: 'rank_features' },
      vocabulary: column,
      title: { ...column, doc_values: false, store: true },
      popularity: { type: 'double' },
      /** The model, or what stands for one. */
      model: column,
      /** Every path that a category of the product is at or under, and the paths themselves. */
      category: { type: 'keyword' },
      leaf: { type: 'keyword' },
      f: { type: 'object', dynamic: false },
      n: { type: 'object', dynamic: false },
      k: { type: 'object', dynamic: false },
      record: { type: 'object', enabled: false },
    },
  },
})
