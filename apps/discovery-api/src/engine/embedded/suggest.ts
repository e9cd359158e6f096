import { cutQuery } from '@klarsikt/core/search'
import { fold, normalise } from '../analyser/fold.js'
import { tokenise } from '../analyser/tokenise.js'
import type { Completion, SearchQuery } from '../engine.js'
import type { Core } from './core.js'
import { rank } from './rank.js'

/** Continuations of the last word that are examined. */
const CONTINUATIONS = 60
/** Products whose titles are examined. */
const TITLES = 40

const plain = (text: string, limit: number, asYouType: boolean): SearchQuery => ({
  searchText: text,
  filters: [],
  asYouType,
  sort: null,
  offset: 0,
  limit,
  facets: [],
  rules: null,
})

/** Words that continue the last one, counted among the products found by the words before it. */
function words(core: Core, before: string, last: string): Completion[] {
  const { vocabulary } = core
  const ids = [...vocabulary.withPrefix(last, CONTINUATIONS)].filter((id) => !/\p{N}/u.test(vocabulary.words[id] ?? ''))
  const counts = before.trim() === '' ? ids.map((id) => vocabulary.countOf(id)) : countAmong(core, before, ids)
  const byStem = new Map<string, Completion>()
  for (const [at, id] of ids.entries()) {
    const count = counts[at] ?? 0
    const word = vocabulary.words[id] ?? ''
    if (count === 0) continue
    const stem = core.analyser.forms(word).stem
    const known = byStem.get(stem)
    // Of several inflections only the most frequent is suggested.
    if (known === undefined || known.count < count) byStem.set(stem, { text: `${before}${word}`, score: count, count })
  }
  return [...byStem.values()]
}

function countAmong(core: Core, before: string, ids: readonly number[]): number[] {
  return rank(core, plain(before, 1, false), ({ candidates }) => {
    const isCandidate = new Uint8Array(core.ids.length)
    for (const doc of candidates.docs) isCandidate[doc] = 1
    return ids.map((id) => {
      let count = 0
      for (const { docs, from, to } of core.postings.runs(id))
        for (let at = from; at < to; at += 1) count += isCandidate[docs[at] ?? 0] ?? 0
      return count
    })
  })
}

function titles(core: Core, typed: string): Completion[] {
  const start = fold(normalise(typed.trimStart()))
  return rank(core, plain(typed, TITLES, true), ({ order, score }) =>
    order.slice(0, TITLES).flatMap((doc): Completion[] => {
      const title = core.texts.of(doc)[0] ?? ''
      return fold(normalise(title)).startsWith(start) ? [{ text: title, score: (score[doc] ?? 0) / 100, count: 1 }] : []
    }),
  )
}

/** Words and titles that continue what is typed, most frequent first. */
export function suggest(core: Core, text: string, limit: number): Completion[] {
  const typed = cutQuery(text)
  const last = tokenise(typed)
    .filter(({ span }) => span === 1)
    .at(-1)
  if (last === undefined || last.end !== typed.length) return []
  const before = typed.slice(0, last.start)
  const seen = new Set<string>()
  return [...words(core, before, fold(last.word)), ...titles(core, typed)]
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .filter(({ text }) => {
      const key = fold(normalise(text))
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, limit)
}
