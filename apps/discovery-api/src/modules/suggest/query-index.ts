import { folded } from '../answer-id/query-key.js'

/** A text to suggest. Among matching texts the higher score comes first. */
export type Entry = { readonly text: string; readonly score: number }

/** Factor for texts that begin with the typed words, not only contain them. */
const AT_THE_START = 2
/** Shorter texts are not corrected. */
const SLIP_FROM = 4
const SLIP_UP_TO = 30
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/**
 * Finds texts by the beginnings of their words: `dam` finds `solglasögon dam`, `rayban` finds `Ray-Ban`. Keys are sorted, so an answer is a
 * binary search and a walk over the keys that begin as typed.
 */
export class QueryIndex {
  readonly #entries: readonly Entry[]
  readonly #keys: readonly string[]
  /** By key: its entry, and whether the key starts at the beginning of the text. */
  readonly #owners: Uint32Array
  readonly #starts: Uint8Array

  constructor(entries: readonly Entry[]) {
    this.#entries = entries
    const rows = entries.flatMap(({ text }, owner) => keysOf(text).map(([key, atStart]) => ({ key, owner, atStart })))
    rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner))
    this.#keys = rows.map(({ key }) => key)
    this.#owners = Uint32Array.from(rows, ({ owner }) => owner)
    this.#starts = Uint8Array.from(rows, ({ atStart }) => (atStart ? 1 : 0))
  }

  /** The best texts that continue what is typed; where there are none, texts one typing error away. */
  find(typed: string, limit: number): Entry[] {
    const key = folded(typed)
    if (key === '') return []
    const found = this.#best([key, key.replaceAll(' ', '')], limit)
    if (found.length > 0 || key.length < SLIP_FROM || key.length > SLIP_UP_TO) return found
    return this.#best(slips(key), limit)
  }

  #best(keys: readonly string[], limit: number): Entry[] {
    const best = new Map<number, number>()
    for (const key of new Set(keys)) {
      for (let at = this.#firstNotBefore(key); this.#keys[at]?.startsWith(key); at++) {
        const owner = this.#owners[at] ?? 0
        const score = (this.#entries[owner]?.score ?? 0) * (this.#starts[at] ? AT_THE_START : 1)
        if (score > (best.get(owner) ?? -1)) best.set(owner, score)
      }
    }
    const top = topOf(best, limit)
    return top.flatMap((owner) => this.#entries[owner] ?? [])
  }

  #firstNotBefore(key: string): number {
    let low = 0
    let high = this.#keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#keys[middle] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The owners with the highest scores, without sorting all of them. */
function topOf(scores: ReadonlyMap<number, number>, limit: number): number[] {
  const top: [owner: number, score: number][] = []
  for (const [owner, score] of scores) {
    const last = top.at(-1)
    if (top.length === limit && last && last[1] >= score) continue
    const place = top.findIndex((other) => other[1] < score)
    top.splice(place < 0 ? top.length : place, 0, [owner, score])
    if (top.length > limit) top.pop()
  }
  return top.map(([owner]) => owner)
}

/** The text from each of its words on, and the text written as one word. */
function keysOf(text: string): (readonly [key: string, atStart: boolean])[] {
  const whole = folded(text)
  const words = whole.split(' ')
  const keys = words.map((_, at) => [words.slice(at).join(' '), at === 0] as const)
  return words.length > 1 ? [...keys, [words.join(''), true] as const] : keys
}

/** The texts one typing error away: a letter too many or too few, another letter, or two swapped. */
function slips(key: string): string[] {
  const found: string[] = []
  for (let at = 1; at <= key.length; at++) {
    const [before, after] = [key.slice(0, at), key.slice(at)]
    if (after !== '') found.push(before + after.slice(1))
    if (after.length > 1) found.push(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of LETTERS) {
      // A letter added at the end is not an error: continuations were already searched.
      if (after !== '') found.push(before + letter + after, before + letter + after.slice(1))
    }
  }
  return found
}
