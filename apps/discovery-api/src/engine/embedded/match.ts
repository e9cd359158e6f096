import type { Core } from './core.js'
import { gatherWord } from './gather.js'
import { liveAmong } from './living.js'
import { addSpans, requiredOf, telling, type Wanted } from './wanted.js'

/** Products that have words of the query; scores and masks stand in the scratch of the index until `clear`. */
export type Matches = {
  /** How many of `scratch.all` are met. */
  readonly count: number
  /** Bits of the words that a whole answer has. */
  readonly required: number
  /** By word: how telling it is. */
  readonly rarities: readonly number[]
}

/** Scores all products that have any of the words. */
export function match(core: Core, words: readonly Wanted[]): Matches {
  const { share, met, score, mask, all } = core.scratch
  const rarities: number[] = []
  let count = 0
  for (const word of words) {
    const having = addSpans(word, share, met, gatherWord(core, word.ways, share, met))
    const worth = telling(liveAmong(core, met, having), core.total, word)
    rarities.push(worth)
    const { bit } = word
    for (let place = 0; place < having; place += 1) {
      const doc = met[place] ?? 0
      const had = mask[doc] ?? 0
      all[count] = doc
      count += Number(had === 0)
      mask[doc] = had | bit
      score[doc] = (score[doc] ?? 0) + worth * (share[doc] ?? 0)
      share[doc] = 0
    }
  }
  // Word after word leaves several ascending orders, each of which would bring most cells from far away once more.
  if (words.length > 1 && count * DENSE > core.ids.length) ascend(mask, core.ids.length, all)
  return { count, required: requiredOf(words), rarities }
}

/** From one product in so many on, it is quicker to go through all cells than through those that were met. */
const DENSE = 16

/** Puts the products that have a number in `mask` into `all` in their order. */
function ascend(mask: Uint32Array, length: number, all: Uint32Array): void {
  let count = 0
  for (let doc = 0; doc < length; doc += 1) {
    all[count] = doc
    count += Number(mask[doc] !== 0)
  }
}

/** Leaves the scratch as it was found. */
export function clear(core: Core, count: number): void {
  const { all, score, mask } = core.scratch
  const { length } = core.ids
  if (count * DENSE > length) {
    score.fill(0, 0, length)
    mask.fill(0, 0, length)
    return
  }
  for (let at = 0; at < count; at += 1) {
    const doc = all[at] ?? 0
    score[doc] = 0
    mask[doc] = 0
  }
}
