import { holds } from '../analyser/ascending.js'
import type { QueryPlan } from '../analyser/plan.js'
import type { SearchQuery, Standing } from '../engine.js'
import { Asked, ASKED_BYTES } from './asked.js'
import type { Core } from './core.js'
import { planOf } from './find.js'
import { bitsByWord, type WordBits } from './rerank.js'

/** Asked of the index as it is then: whether an answer still stands. */
export type Basis = (now: Core) => Standing

/** What all scores and counts of an index depend on, whatever was asked. */
function groundOf(core: Core): string {
  const { values } = core
  return [
    core.serial,
    core.total,
    core.mostPopular,
    values.list('category').values.length,
    values.lists.size,
    values.numbers.size,
  ].join(' ')
}

const wordsIn = (bits: WordBits): Uint32Array => Uint32Array.from(bits.keys()).sort()

/**
 * What the answer to a text stood on, told in the moment that it is given. It goes on standing while the query would be
 * planned the same, with the same words of the catalogue (what planning asked the vocabulary is kept, so that it need not be
 * planned anew for words that nobody asked about), and no product that came, went or changed has or had any of
 * these words or is pinned. Only products with such a word are found, counted for a facet or weighed in how telling a word
 * is, so what stands is what would be answered anew, order and all. Null for an answer that every product has a part in.
 */
export function basisOf(core: Core, query: SearchQuery, plan: QueryPlan | null, bits: WordBits | null): Basis | null {
  if (plan === null || bits === null || query.synonyms !== undefined) return null
  const ground = groundOf(core)
  const planned = JSON.stringify(plan)
  const words = wordsIn(bits)
  const { text, asYouType } = query
  const pinned = new Set(query.rules?.pin)
  let { generation } = core
  let asked: Asked | null = null
  const bytes = planned.length + text.length + words.byteLength + ASKED_BYTES
  const isPlannedAlike = (now: Core): boolean => {
    asked = new Asked(now.vocabulary)
    const plan = planOf(now, { text, asYouType }, asked)
    if (plan === null || JSON.stringify(plan) !== planned) return false
    const present = wordsIn(bitsByWord(asked, plan))
    return present.length === words.length && present.every((word, at) => word === words[at])
  }
  return (now) => {
    if (now.generation === generation && groundOf(now) === ground) return { holds: true, bytes }
    const changes = groundOf(now) === ground ? now.changes.since(generation) : null
    if (changes === null) return { holds: false, bytes }
    for (const { id, words: touched } of changes)
      if (pinned.has(id) || touched.some((word) => holds(words, word))) return { holds: false, bytes }
    const recounted = changes.flatMap((change) => change.recounted)
    const told = asked
    if (recounted.some((word) => told === null || told.isAbout(word)) && !isPlannedAlike(now))
      return { holds: false, bytes }
    generation = now.generation
    return { holds: true, bytes }
  }
}
