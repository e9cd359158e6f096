import type { ProductRecord } from '../src/engine/record.js'
import type { RelevanceSet } from './sets.js'

/** A search engine that is compared: the ids of the best hundred for a query, best first. */
export type Search = (query: string, asYouType: boolean) => Promise<readonly string[]>
export type Contender = {
  readonly name: string
  /** Indexes a set; what is given back answers on it. */
  readonly build: (set: RelevanceSet) => Promise<Search>
  readonly close: () => Promise<void>
}

/** The same texts for every peer: what our engine reads, under names of fields. */
export type PeerDocument = {
  id: string
  title: string
  brand: string
  category: string
  attributes: string
  description: string
}

export function peerDocument(record: ProductRecord): PeerDocument {
  const attributes = Object.values(record.attributes).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' ? value : [],
  )
  return {
    id: record.id,
    title: record.title,
    brand: record.brand ?? '',
    category: record.categories.flat().join(' '),
    attributes: attributes.map((value) => value.slice(0, 300)).join(' '),
    description: record.description,
  }
}

/** Weights that are usual for shops, and the same for every peer that takes them. */
export const PEER_WEIGHTS = { title: 3, brand: 2, category: 2, attributes: 0.5, description: 1 } as const
export const HITS = 100
