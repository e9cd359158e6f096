import type { Hit, SearchQuery, SearchResult } from '../engine.js'
import { type Basis, basisOf } from './basis.js'
import type { Core } from './core.js'
import { countFacets } from './facets.js'
import { highlight } from './highlight.js'
import { rank } from './rank.js'

/** Answers a search. */
export const search = (core: Core, query: SearchQuery): SearchResult => answer(core, query).result

/** Answers a search; `basis` tells later whether the answer still stands, where it is to be kept and can be told. */
export function answer(
  core: Core,
  query: SearchQuery,
): { readonly result: SearchResult; readonly basis: Basis | null } {
  return rank(core, query, ({ found, bits, candidates, kept, fields, total, order, score }) => {
    const marks = query.highlight ?? []
    const hits = order.slice(query.offset, query.offset + query.limit).map((doc): Hit => ({
      id: core.ids[doc] ?? '',
      score: score[doc] ?? 0,
      highlights: bits === null || marks.length === 0 ? [] : highlight(core, doc, marks, bits),
    }))
    const facets = countFacets(core, query.facets, candidates, kept, fields)
    return {
      result: {
        total,
        hits,
        facets,
        recovery: found.recovery,
        complete: true,
        ...(found.plan === null ? {} : { certainty: found.plan.certainty }),
        ...(found.exhausted ? { exhausted: true as const } : {}),
      },
      // How much work a query may be depends on all products, so such an answer is not told to stand.
      basis: query.keep === true && !found.exhausted ? basisOf(core, query, found.plan, bits) : null,
    }
  })
}
