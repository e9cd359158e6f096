import type { Alternative } from '../analyser/plan.js'
import type { Core } from './core.js'
import { wordsOf } from './resolve.js'
import { IMPACTS, saturate } from './scoring.js'

/** Words of the vocabulary, each with its share of a full hit. */
type Words = ReadonlyMap<number, number>

/** Postings of one word, and how far they are read. */
export type Cursor = {
  readonly docs: Uint32Array
  readonly impacts: Uint8Array
  readonly to: number
  readonly factor: number
  at: number
}

/**
 * Products whose cells are written before those that follow, so that the cells stay in the cache nearest to the processor
 * while the postings of many words are read side by side. Of a million products, 80 words took 6 to 7 ms so, and 12 to 20 one by one.
 */
const BLOCK = 1 << 16

export function cursorsOf({ postings }: Pick<Core, 'postings'>, words: Words, share: number): Cursor[] {
  const cursors: Cursor[] = []
  for (const [word, part] of words)
    for (const { docs, impacts, from, to } of postings.runs(word))
      cursors.push({ docs, impacts, at: from, to, factor: share * part })
  return cursors
}

/** Reads on to the product `end`. Whether a product is new decides a number and no jump: jumps would be guessed wrong. */
function readOn(cursor: Cursor, end: number, strength: Float32Array, met: Uint32Array, before: number): number {
  const { docs, impacts, to, factor } = cursor
  let { at } = cursor
  let count = before
  for (; at < to; at += 1) {
    const doc = docs[at] ?? 0
    if (doc >= end) break
    const now = strength[doc] ?? 0
    met[count] = doc
    count += Number(now === 0)
    strength[doc] = now + factor * (IMPACTS[impacts[at] ?? 0] ?? 0)
  }
  cursor.at = at
  return count
}

/** The same, of products alone that `among` has a number for. Written out, so that the loop above asks nothing of it. */
function readAmong(
  cursor: Cursor,
  end: number,
  strength: Float32Array,
  met: Uint32Array,
  before: number,
  among: Uint32Array,
): number {
  const { docs, impacts, to, factor } = cursor
  let { at } = cursor
  let count = before
  for (; at < to; at += 1) {
    const doc = docs[at] ?? 0
    if (doc >= end) break
    if (among[doc] === 0) continue
    const now = strength[doc] ?? 0
    met[count] = doc
    count += Number(now === 0)
    strength[doc] = now + factor * (IMPACTS[impacts[at] ?? 0] ?? 0)
  }
  cursor.at = at
  return count
}

/** Adds to `strength` what each product has of the words; gives how many products are in `met` then. */
function gather(
  core: Pick<Core, 'ids'>,
  cursors: readonly Cursor[],
  strength: Float32Array,
  met: Uint32Array,
  among: Uint32Array | null,
): number {
  const { length } = core.ids
  const block = cursors.length === 1 ? length : BLOCK
  let count = 0
  for (let end = block; ; end += block) {
    for (const cursor of cursors)
      count =
        among === null ? readOn(cursor, end, strength, met, count) : readAmong(cursor, end, strength, met, count, among)
    if (end >= length) return count
  }
}

/** Products that have all terms of an alternative; as strong as they are in the mean. */
export function gatherAll(core: Core, alternative: Alternative, strength: Float32Array, met: Uint32Array): number {
  const { third, metThird } = core.scratch
  const [first, ...rest] = alternative.all
  if (first === undefined) return 0
  const share = alternative.all.length
  let count = gather(core, cursorsOf(core, wordsOf(first, core.vocabulary), 1 / share), strength, met, null)
  for (const term of rest) {
    const having = gather(core, cursorsOf(core, wordsOf(term, core.vocabulary), 1), third, metThird, null)
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

/** A way of having a word as it is looked up: by words of the vocabulary, or by several terms that must all be there. */
export type Way = { readonly weight: number; readonly words: Words | null; readonly alternative: Alternative }

/** Whether a product can never be worth more by `way` than by `other`: it weighs no more, and has no other words. */
function addsNothing({ weight, words }: Way, other: Way): boolean {
  if (words === null || other.words === null || other.weight < weight || other.words.size < words.size) return false
  for (const [word, part] of words) if ((other.words.get(word) ?? 0) < part) return false
  return true
}

/**
 * The ways of having a word, the best first. Nearly always the stem has the typed word among others and weighs as much, and
 * what is written the same without marks too: such ways are not read again.
 */
export function waysOf({ vocabulary }: Pick<Core, 'vocabulary'>, alternatives: readonly Alternative[]): Way[] {
  const ways: Way[] = []
  for (const alternative of [...alternatives].sort((a, b) => b.weight - a.weight)) {
    const { weight, all } = alternative
    const [term] = all
    if (term === undefined) continue
    const way = { weight, words: all.length > 1 ? null : wordsOf(term, vocabulary), alternative }
    if (way.words?.size === 0 || ways.some((other) => addsNothing(way, other))) continue
    // Of those that weigh the same a later one may have more words.
    const last = ways.at(-1)
    if (last !== undefined && addsNothing(last, way)) ways.pop()
    ways.push(way)
  }
  return ways
}

/** What a posting of each strength is worth, where it is all that a product has of a way. */
const worthOf = (weight: number, factor: number): Float32Array =>
  IMPACTS.map((impact) => weight * saturate(Math.fround(factor * impact)))

/** Takes what one list of postings is worth, as {@link takeMet} of it would. */
function takeRun(
  { docs, impacts, at: from, to, factor }: Cursor,
  weight: number,
  share: Float32Array,
  met: Uint32Array,
  before: number,
): number {
  const worth = worthOf(weight, factor)
  let count = before
  for (let at = from; at < to; at += 1) {
    const doc = docs[at] ?? 0
    const now = share[doc] ?? 0
    met[count] = doc
    count += Number(now === 0)
    share[doc] = Math.max(now, worth[impacts[at] ?? 0] ?? 0)
  }
  return count
}

/** Takes the strengths of the products in `having`, where they are worth more than what is known, and leaves 0. */
function takeMet(
  { weight }: Way,
  strength: Float32Array,
  having: Uint32Array,
  count: number,
  share: Float32Array,
  met: Uint32Array,
  before: number,
): number {
  let size = before
  for (let at = 0; at < count; at += 1) {
    const doc = having[at] ?? 0
    const now = share[doc] ?? 0
    met[size] = doc
    size += Number(now === 0)
    share[doc] = Math.max(now, weight * saturate(strength[doc] ?? 0))
    strength[doc] = 0
  }
  return size
}

/** Makes strengths into what they are worth, in place. */
function takeFirst({ weight }: Way, share: Float32Array, met: Uint32Array, count: number): number {
  for (let at = 0; at < count; at += 1) {
    const doc = met[at] ?? 0
    share[doc] = weight * saturate(share[doc] ?? 0)
  }
  return count
}

/** A list this long is worth a table of what each strength is worth. */
const LONG = 1024

/**
 * What each product has of a word, 0 to 1: the best of the ways in which it can have it. The ways are gathered one by one,
 * each saturated by itself: however often a synonym stands in a product, it never becomes the word.
 *
 * With `among`, only products that have a number in it are looked for; a way of several terms finds others too.
 */
export function gatherWord(
  core: Core,
  ways: readonly Way[],
  share: Float32Array,
  met: Uint32Array,
  among: Uint32Array | null = null,
): number {
  const { strength, metWay } = core.scratch
  let count = 0
  for (const way of ways) {
    const cursors = way.words === null ? [] : cursorsOf(core, way.words, 1)
    const [only] = cursors
    const gatherInto = (into: Float32Array, found: Uint32Array): number =>
      way.words === null ? gatherAll(core, way.alternative, into, found) : gather(core, cursors, into, found, among)
    if (among === null && only !== undefined && cursors.length === 1 && only.to - only.at > LONG)
      count = takeRun(only, way.weight, share, met, count)
    else if (count === 0) count = takeFirst(way, share, met, gatherInto(share, met))
    else count = takeMet(way, strength, metWay, gatherInto(strength, metWay), share, met, count)
  }
  return count
}
