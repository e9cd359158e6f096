import type { Core } from './core.js'
import { gatherWord } from './gather.js'
import { liveAmong } from './living.js'
import type { Matches } from './match.js'
import { wordsOf } from './resolve.js'
import { RANKING } from './scoring.js'
import { addSpans, requiredOf, telling, type Wanted } from './wanted.js'

/** Products that have the word in any way, at most. */
function mostWith(core: Core, { ways, spans }: Wanted): number {
  const { vocabulary } = core
  const having = (words: ReadonlyMap<number, number>): number =>
    [...words.keys()].reduce((sum, word) => sum + vocabulary.countOf(word), 0)
  let most = spans.reduce((sum, { docs }) => sum + docs.length, 0)
  for (const { words, alternative } of ways)
    most +=
      words === null ? Math.min(...alternative.all.map((term) => having(wordsOf(term, vocabulary)))) : having(words)
  return most
}

/** Products that have one of the words, at most, those with several as often. */
export const mostMet = (core: Core, words: readonly Wanted[]): number =>
  words.reduce((sum, word) => sum + mostWith(core, word), 0)

/** Puts the products met in `scratch.all`, and what each has of the word in `shares`. */
function begin({ scratch }: Core, count: number, shares: Float32Array): void {
  const { share, met, mask, all } = scratch
  for (let at = 0; at < count; at += 1) {
    const doc = met[at] ?? 0
    all[at] = doc
    mask[doc] = 1
    shares[at] = share[doc] ?? 0
    share[doc] = 0
  }
}

/** Drops the products that lack the word; gives how many are left. */
function narrow({ scratch }: Core, count: number, shares: Float32Array, before: readonly Float32Array[]): number {
  const { share, mask, all } = scratch
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const doc = all[at] ?? 0
    const own = share[doc] ?? 0
    if (own === 0) {
      mask[doc] = 0
      continue
    }
    all[kept] = doc
    shares[kept] = own
    for (const other of before) other[kept] = other[at] ?? 0
    kept += 1
  }
  return kept
}

/** Adds up in the order of the query, so that scores are to the last bit those of {@link match}. */
function sumUp({ scratch }: Core, words: readonly Wanted[], rarities: readonly number[], count: number): void {
  const { mask, score, all } = scratch
  for (let at = 0; at < count; at += 1) mask[all[at] ?? 0] = 0
  for (const [place, { bit }] of words.entries()) {
    const shares = scratch.sharesOf(place, count)
    const worth = rarities[place] ?? 0
    for (let at = 0; at < count; at += 1) {
      const doc = all[at] ?? 0
      const own = shares[at] ?? 0
      score[doc] = (score[doc] ?? 0) + worth * own
      if (own > 0) mask[doc] = (mask[doc] ?? 0) | bit
    }
  }
}

/**
 * Scores the products that have all words, as `match` scores them: begins with the rarest word, and looks at what has the
 * others only where it has that. Null where it is no use: there is one word, or too few products have all for an answer
 * without those that have some.
 */
export function matchWhole(core: Core, words: readonly Wanted[]): Matches | null {
  const needed = words.filter(({ optional }) => !optional)
  if (needed.length < 2) return null
  const { share, met, mask, all } = core.scratch
  const most = new Map(words.map((word) => [word, mostWith(core, word)]))
  const mostOf = (word: Wanted): number => most.get(word) ?? 0
  if (needed.some((word) => mostOf(word) < RANKING.enough)) return null
  const order = words.toSorted((a, b) => Number(a.optional) - Number(b.optional) || mostOf(a) - mostOf(b))
  const rarities = words.map(() => 0)
  const done: Float32Array[] = []
  let count = 0
  for (const [turn, word] of order.entries()) {
    const among = turn === 0 ? null : mask
    const having = addSpans(word, share, met, gatherWord(core, word.ways, share, met, among), among)
    const place = words.indexOf(word)
    const living = turn === 0 ? liveAmong(core, met, having) : core.scratch.living.count(core, word)
    rarities[place] = telling(living, core.total, word)
    const shares = core.scratch.sharesOf(place, turn === 0 ? having : count)
    if (turn === 0) {
      begin(core, having, shares)
      count = having
    } else if (word.optional) for (let at = 0; at < count; at += 1) shares[at] = share[all[at] ?? 0] ?? 0
    else count = narrow(core, count, shares, done)
    for (let at = 0; at < having; at += 1) share[met[at] ?? 0] = 0
    done.push(shares)
    if (count >= RANKING.enough) continue
    for (let at = 0; at < count; at += 1) mask[all[at] ?? 0] = 0
    return null
  }
  sumUp(core, words, rarities, count)
  return { count, required: requiredOf(words), rarities }
}
