import type { Hit, SearchQuery, SearchResult } from '../engine.js'
import type { Core } from './core.js'
import { countFacets } from './facets.js'
import { highlight } from './highlight.js'
import { rank } from './rank.js'
import { bitsByWord } from './rerank.js'

/** Answers a search. */
export function search(core: Core, query: SearchQuery): SearchResult {
  return rank(core, query, ({ found, candidates, kept, fields, total, order, score }) => {
    const marks = query.highlight ?? []
    const bits = marks.length === 0 || found.plan === null ? null : bitsByWord(core, found.plan)
    const hits = order.slice(query.offset, query.offset + query.limit).map((doc): Hit => ({
      id: core.ids[doc] ?? '',
      score: score[doc] ?? 0,
      highlights: bits === null ? [] : highlight(core, doc, marks, bits),
    }))
    const facets = countFacets(core, query.facets, candidates, kept, fields)
    return { total, hits, facets, recovery: found.recovery, complete: true }
  })
}
