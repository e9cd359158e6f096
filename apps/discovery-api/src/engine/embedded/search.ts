import type { Hit, SearchQuery, SearchResult } from '../engine.js'
import type { Core } from './core.js'
import { countFacet } from './facets.js'
import { highlight } from './highlight.js'
import { rank } from './rank.js'
import { bitsByWord } from './rerank.js'

/** Answers a search. */
export function search(core: Core, query: SearchQuery): SearchResult {
  return rank(core, query, ({ found, candidates, fields, total, order, scores }) => {
    const marks = query.highlight ?? []
    const bits = marks.length === 0 || found.plan === null ? null : bitsByWord(core, found.plan)
    const hits = order.slice(query.offset, query.offset + query.limit).map((doc): Hit => ({
      id: core.ids[doc] ?? '',
      score: scores.get(doc) ?? 0,
      highlights: bits === null ? [] : highlight(core, doc, marks, bits),
    }))
    const facets = query.facets.map((request) => countFacet(core, request, candidates, fields))
    return { total, hits, facets, recovery: found.recovery, complete: true }
  })
}
