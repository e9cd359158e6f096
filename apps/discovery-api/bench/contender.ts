import type { ProductRecord } from '../src/engine/record.js'
import type { RelevanceSet } from './sets.js'

/** One of the compared search engines: returns the ids of the best hundred products, best first. */
export type Search = (query: string, asYouType: boolean) => Promise<readonly string[]>
export type Contender = {
  readonly name: string
  readonly build: (set: RelevanceSet) => Promise<Search>
  readonly close: () => Promise<void>
}

/** The texts of a product that our engine reads, in named fields, so that every peer gets the same. */
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

/** Field weights that are usual in shops, used for every peer that accepts weights. */
export const PEER_WEIGHTS = { title: 3, brand: 2, category: 2, attributes: 0.5, description: 1 } as const
export const HITS = 100
