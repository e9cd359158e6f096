import type { Core } from './core.js'
import { cursorsOf, gatherAll, type Cursor } from './gather.js'
import type { Wanted } from './wanted.js'

/** How many of the products met are still there. */
export function liveAmong(core: Pick<Core, 'ids' | 'liveCount' | 'live'>, met: Uint32Array, count: number): number {
  if (core.ids.length === core.liveCount) return count
  const live = core.live.data
  let living = 0
  for (let at = 0; at < count; at += 1) living += live[met[at] ?? 0] ?? 0
  return living
}

/** Notes products that are still there, one bit each. */
function note(bits: Uint32Array, live: Uint8Array, docs: Uint32Array, from: number, to: number): void {
  for (let at = from; at < to; at += 1) {
    const doc = docs[at] ?? 0
    bits[doc >>> 5] = (bits[doc >>> 5] ?? 0) | ((live[doc] ?? 0) << (doc & 31))
  }
}

/** How many bits are set; none is afterwards. */
function takeBits(bits: Uint32Array, length: number): number {
  let count = 0
  for (let at = 0; at < length; at += 1) {
    let rest = bits[at] ?? 0
    if (rest === 0) continue
    bits[at] = 0
    rest -= (rest >>> 1) & 0x55555555
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
    count += Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

function countAll(core: Core, { ways, spans }: Wanted, cursors: readonly Cursor[]): number {
  const { noted, strength, metWay } = core.scratch
  const live = core.live.data
  for (const { docs, at, to } of cursors) note(noted, live, docs, at, to)
  for (const { words, alternative } of ways) {
    if (words !== null) continue
    const having = gatherAll(core, alternative, strength, metWay)
    note(noted, live, metWay, 0, having)
    for (let at = 0; at < having; at += 1) strength[metWay[at] ?? 0] = 0
  }
  for (const { docs } of spans) note(noted, live, docs, 0, docs.length)
  return takeBits(noted, (core.ids.length + 31) >>> 5)
}

/** Counts that are kept, and the postings from which on one is worth it. */
const KEPT = 512
const WORTH_KEEPING = 20_000

/** How many products have a word in any way, where not all of them are gathered. */
export class Living {
  readonly #known = new Map<string, number>()
  #generation = 0

  count(core: Core, wanted: Wanted): number {
    const words = new Map<number, number>()
    for (const way of wanted.ways) for (const word of way.words?.keys() ?? []) words.set(word, 1)
    const cursors = cursorsOf(core, words, 1)
    const [first] = cursors
    const simple = wanted.spans.length === 0 && wanted.ways.every((way) => way.words !== null)
    if (simple && first !== undefined && cursors.length === 1 && core.ids.length === core.liveCount)
      return first.to - first.at
    const size = cursors.reduce((sum, { at, to }) => sum + to - at, 0)
    if (!simple || size < WORTH_KEEPING) return countAll(core, wanted, cursors)
    return this.#kept(core, [...words.keys()].join(), () => countAll(core, wanted, cursors))
  }

  #kept(core: Core, key: string, count: () => number): number {
    if (this.#generation !== core.generation || this.#known.size >= KEPT) this.#known.clear()
    this.#generation = core.generation
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const fresh = count()
    this.#known.set(key, fresh)
    return fresh
  }
}
