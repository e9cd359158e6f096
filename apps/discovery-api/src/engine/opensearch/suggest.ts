import { cutQuery } from '@klarsikt/core/search'
import { fold, normalise } from '../analyser/fold.js'
import { tokenise } from '../analyser/tokenise.js'
import type { Completion } from '../engine.js'
import { type Answer, ask } from './ask.js'
import type { IndexHandle } from './index-handle.js'
import type { IndexMetadata } from './index-metadata.js'
import { withBusinessSignals, textQuery } from './text-query.js'

/** Continuations of the last word that are counted. */
const CONTINUATIONS = 60
/** Products whose titles are examined. */
const TITLES = 40

/** Words and titles that continue what is typed, most frequent first. */
export async function suggest(handle: IndexHandle, whole: string, limit: number): Promise<readonly Completion[]> {
  const typed = cutQuery(whole)
  const last = tokenise(typed).findLast(({ span }) => span === 1)
  const text = textQuery({ searchText: typed, asYouType: true }, handle.metadata)
  if (last === undefined || last.end !== typed.length || text === null) return []
  const { vocabulary } = handle.metadata
  const words = vocabulary
    .withPrefix(fold(last.word), CONTINUATIONS)
    .map((id) => vocabulary.words[id] ?? '')
    .filter((word) => !/\p{N}/u.test(word))
  const before = textQuery({ searchText: typed.slice(0, last.start), asYouType: false }, handle.metadata)
  const [counted, titled] = await Promise.all([
    words.length === 0
      ? null
      : ask(handle.connection, handle.index, countBody(before?.whole ?? { match_all: {} }, words)),
    ask(handle.connection, handle.index, {
      size: TITLES,
      query: withBusinessSignals(text.whole, handle.metadata, []),
      sort: [{ _score: { order: 'desc' } }, { seq: { order: 'asc' } }],
      _source: ['record.title'],
    }),
  ])
  const found = [...continued(handle.metadata, typed.slice(0, last.start), counted), ...titles(typed, titled)]
  return distinct(found.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))).slice(0, Math.max(0, limit))
}

const countBody = (query: Readonly<Record<string, unknown>>, words: readonly string[]) => ({
  size: 0,
  track_total_hits: false,
  query: { bool: { filter: [query] } },
  aggs: { words: { terms: { field: 'vocabulary', include: words, size: CONTINUATIONS } } },
})

/** Words that continue the last one. Of several inflections only the most frequent is suggested. */
function continued({ analyser }: IndexMetadata, before: string, counted: Answer | null): Completion[] {
  const byStem = new Map<string, Completion>()
  for (const { key, doc_count: count } of counted?.aggregations?.['words']?.buckets ?? []) {
    const { stem } = analyser.forms(String(key))
    const known = byStem.get(stem)
    if (known === undefined || known.count < count) byStem.set(stem, { text: `${before}${key}`, score: count, count })
  }
  return [...byStem.values()]
}

function titles(typed: string, { hits }: Answer): Completion[] {
  const start = fold(normalise(typed.trimStart()))
  return hits.hits.flatMap((hit): Completion[] => {
    const title = hit._source?.record.title ?? ''
    return fold(normalise(title)).startsWith(start) ? [{ text: title, score: (hit._score ?? 0) / 100, count: 1 }] : []
  })
}

function distinct(completions: readonly Completion[]): Completion[] {
  const seen = new Set<string>()
  return completions.filter(({ text }) => {
    const key = fold(normalise(text))
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
