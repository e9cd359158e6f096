import type { Hit, SearchQuery, SearchResult } from '../engine.js'
import type { Core } from './core.js'
import { countFacets } from './facets.js'
import { highlight } from './highlight.js'
import { rank } from './rank.js'

export function search(core: Core, query: SearchQuery): SearchResult {
  return rank(core, query, ({ found, bits, candidates, passed, models, fields, total, order, score }) => {
    const highlighted = query.highlight ?? []
    const hits = order.slice(query.offset, query.offset + query.limit).map((doc): Hit => ({
      id: core.ids[doc] ?? '',
      score: score[doc] ?? 0,
      highlights: bits === null || highlighted.length === 0 ? [] : highlight(core, doc, highlighted, bits),
    }))
    return {
      total,
      hits,
      facets: countFacets(core, query.facets, { candidates, passed, models, fields }),
      recovery: found.recovery,
      complete: true,
      ...(found.plan === null ? {} : { certainty: found.plan.certainty }),
      ...(found.exhausted ? { exhausted: true as const } : {}),
    }
  })
}
