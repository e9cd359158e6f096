/** What is asked of a list of words. */
export type WordSet = { has(word: string): boolean }

const hash = (word: string): number => {
  let sum = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/**
 * A dictionary's words of `a` to `z` in a tenth of the room that a set of strings takes: one run of bytes, and a table of
 * where each word begins. Other words are left out.
 */
export class PackedWords implements WordSet {
  /** The words in their order, each ended by a line feed. */
  readonly bytes: Uint8Array
  /** Where a word begins, plus one; zero where there is none. */
  readonly #slots: Uint32Array

  constructor(words: Iterable<string>) {
    const kept = [...new Set(words)].filter((word) => /^[a-z]+$/.test(word))
    this.bytes = new Uint8Array(Buffer.from(kept.map((word) => `${word}\n`).join(''), 'latin1'))
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(kept.length * 1.5 + 1)))
    let begin = 0
    for (const word of kept) {
      let slot = this.#first(word)
      while (this.#slots[slot] !== 0) slot = this.#next(slot)
      this.#slots[slot] = begin + 1
      begin += word.length + 1
    }
  }

  has(word: string): boolean {
    for (let slot = this.#first(word); ; slot = this.#next(slot)) {
      const begin = this.#slots[slot] ?? 0
      if (begin === 0) return false
      if (this.#is(begin - 1, word)) return true
    }
  }

  #is(begin: number, word: string): boolean {
    for (let at = 0; at < word.length; at += 1) if (this.bytes[begin + at] !== word.charCodeAt(at)) return false
    return this.bytes[begin + word.length] === 10
  }

  #first(word: string): number {
    return hash(word) & (this.#slots.length - 1)
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1)
  }
}
