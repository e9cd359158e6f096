import type { Alternative, QueryPlan } from '../analyser/plan.js'
import type { Core } from './core.js'
import { wordsOf } from './resolve.js'
import { IMPACTS, rarity, saturate } from './scoring.js'

/** What stop words count beside the others. */
const OPTIONAL_SHARE = 0.15

/** Products that have words of the query; scores and masks stand in the scratch of the index until `clear`. */
export type Matches = {
  /** How many of `scratch.all` are met. */
  readonly count: number
  /** Bits of the words that a whole answer has. */
  readonly required: number
  /** By word: how telling it is. */
  readonly rarities: readonly number[]
}

type Found = { readonly docs: Uint32Array; readonly strengths: Float32Array }

/** Adds to `strength` what each product has of `words`; gives how many products are in `met` then. */
function gather(
  core: Core,
  words: ReadonlyMap<number, number>,
  share: number,
  strength: Float32Array,
  met: Uint32Array,
  before: number,
): number {
  let count = before
  for (const [word, part] of words) {
    const factor = share * part
    for (const { docs, impacts, from, to } of core.postings.runs(word)) {
      for (let at = from; at < to; at += 1) {
        const doc = docs[at] ?? 0
        const now = strength[doc] ?? 0
        if (now === 0) {
          met[count] = doc
          count += 1
        }
        strength[doc] = now + factor * (IMPACTS[impacts[at] ?? 0] ?? 0)
      }
    }
  }
  return count
}

/** Products that have all terms of an alternative; as strong as they are in the mean. */
function gatherAll(core: Core, alternative: Alternative, strength: Float32Array, met: Uint32Array): number {
  const { third, metThird } = core.scratch
  const [first, ...rest] = alternative.all
  if (first === undefined) return 0
  const share = alternative.all.length
  let count = gather(core, wordsOf(first, core.vocabulary), 1 / share, strength, met, 0)
  for (const term of rest) {
    const having = gather(core, wordsOf(term, core.vocabulary), 1, third, metThird, 0)
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      const doc = met[at] ?? 0
      const also = third[doc] ?? 0
      strength[doc] = also === 0 ? 0 : (strength[doc] ?? 0) + also / share
      if (also === 0) continue
      met[kept] = doc
      kept += 1
    }
    count = kept
    for (let at = 0; at < having; at += 1) third[metThird[at] ?? 0] = 0
  }
  return count
}

/**
 * What each product has of a word, 0 to 1: the best of the ways in which it can have it. The ways are gathered one by one,
 * each saturated by itself: however often a synonym stands in a product, it never becomes the word.
 */
function gatherWord(core: Core, alternatives: readonly Alternative[], share: Float32Array, met: Uint32Array): number {
  const { strength, metWay } = core.scratch
  const done = new Set<string>()
  let count = 0
  for (const alternative of [...alternatives].sort((a, b) => b.weight - a.weight)) {
    let having: number
    const [term] = alternative.all
    if (term === undefined) continue
    if (alternative.all.length === 1) {
      const words = wordsOf(term, core.vocabulary)
      // Often the stem has no other word than the typed one: its products are met already, at a better price.
      const key = [...words.keys()].join()
      if (done.has(key)) continue
      done.add(key)
      having = gather(core, words, 1, strength, metWay, 0)
    } else having = gatherAll(core, alternative, strength, metWay)
    for (let at = 0; at < having; at += 1) {
      const doc = metWay[at] ?? 0
      const value = alternative.weight * saturate(strength[doc] ?? 0)
      strength[doc] = 0
      const now = share[doc] ?? 0
      if (now === 0) {
        met[count] = doc
        count += 1
      }
      if (value > now) share[doc] = value
    }
  }
  return count
}

function foundInSpan(core: Core, alternatives: readonly Alternative[]): Found {
  const { share, met } = core.scratch
  const count = gatherWord(core, alternatives, share, met)
  const docs = met.slice(0, count)
  const strengths = new Float32Array(count)
  for (const [at, doc] of docs.entries()) {
    strengths[at] = share[doc] ?? 0
    share[doc] = 0
  }
  return { docs, strengths }
}

/** How many of the products met are still there. */
function liveAmong(core: Core, met: Uint32Array, count: number): number {
  if (core.ids.length === core.liveCount) return count
  let live = 0
  for (let at = 0; at < count; at += 1) if (core.isLive(met[at] ?? 0)) live += 1
  return live
}

/** Scores all products that have any word of the plan. */
export function match(core: Core, plan: QueryPlan): Matches {
  core.scratch.reserve(core.ids.length)
  const { share, met, score, mask, all } = core.scratch
  const spans = plan.spans.map((span) => ({ ...span, found: foundInSpan(core, span.alternatives) }))
  const rarities: number[] = []
  const { total } = core
  let count = 0
  let required = 0
  let everything = 0
  for (const [at, word] of plan.words.entries()) {
    const bit = 1 << at
    everything |= bit
    if (!word.optional) required |= bit
    let having = gatherWord(core, word.alternatives, share, met)
    for (const { from, to, found } of spans) {
      if (at < from || at >= to) continue
      for (const [place, doc] of found.docs.entries()) {
        const now = share[doc] ?? 0
        if (now === 0) {
          met[having] = doc
          having += 1
        }
        share[doc] = Math.max(now, found.strengths[place] ?? 0)
      }
    }
    const living = liveAmong(core, met, having)
    // A word that nothing has says nothing about any product.
    const telling = living === 0 ? 0 : rarity(Math.min(living, total), total) * (word.optional ? OPTIONAL_SHARE : 1)
    rarities.push(telling)
    for (let place = 0; place < having; place += 1) {
      const doc = met[place] ?? 0
      if (mask[doc] === 0) {
        all[count] = doc
        count += 1
      }
      mask[doc] = (mask[doc] ?? 0) | bit
      score[doc] = (score[doc] ?? 0) + telling * (share[doc] ?? 0)
      share[doc] = 0
    }
  }
  return { count, required: (required === 0 ? everything : required) >>> 0, rarities }
}

/** Leaves the scratch as it was found. */
export function clear(core: Core, count: number): void {
  const { all, score, mask } = core.scratch
  for (let at = 0; at < count; at += 1) {
    const doc = all[at] ?? 0
    score[doc] = 0
    mask[doc] = 0
  }
}
