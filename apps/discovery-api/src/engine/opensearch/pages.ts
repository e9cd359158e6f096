import type { SearchQuery, Sort } from '../engine.js'
import type { Clause } from './filters.js'
import { keyOf } from './names.js'

/** Higher than every score; the first pinned product gets the most. */
const PINNED = 8_000_000
/** More pinned products than fill a page are useless, and each costs a clause. */
const MOST_PINNED = 200

/** The pinned products that are not hidden, in order. */
export function pinsOf({ rules }: Pick<SearchQuery, 'rules'>): string[] {
  const hidden = new Set(rules?.hide)
  return [...new Set(rules?.pin)].filter((id) => !hidden.has(id)).slice(0, MOST_PINNED)
}

/** Puts the pinned products first, whether `query` finds them or not. */
export function withPins(query: Clause, pins: readonly string[], sort: Sort | null): Clause {
  if (pins.length === 0) return query
  const others = sort === null ? query : { constant_score: { filter: query, boost: 1 } }
  const first = pins.map((id, at) => ({
    constant_score: { filter: { term: { id } }, boost: PINNED + pins.length - at },
  }))
  return { dis_max: { queries: [others, ...first] } }
}

export const isPinned = (score: number): boolean => score > PINNED

/** The order of an answer: the requested sort, then relevance, then arrival, so that the order is always the same. */
export function orderOf(sort: Sort | null, pinned: boolean): Clause[] {
  const byScore: Clause = { _score: { order: 'desc' } }
  const last: Clause = { seq: { order: 'asc', unmapped_type: 'long' } }
  if (sort === null) return [byScore, last]
  const { field, order } = sort
  const by = (path: string, type: string): Clause => ({ [path]: { order, missing: '_last', unmapped_type: type } })
  const key = keyOf(field)
  const own = field === 'title' ? [by('k.title', 'keyword')] : [by(`n.${key}`, 'double'), by(`k.${key}`, 'keyword')]
  return pinned ? [byScore, ...own, last] : [...own, byScore, last]
}
