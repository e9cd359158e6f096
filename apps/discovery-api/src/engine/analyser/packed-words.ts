export type WordSet = { has(word: string): boolean }

const LINE_FEED = 10
const SPACE = 32

const FIRST_HASH = 0x811c9dc5
const hashed = (sum: number, letter: number): number => Math.imul(sum ^ letter, 0x01000193)
const isLetter = (byte: number | undefined): boolean => byte !== undefined && byte >= 97 && byte <= 122

/**
 * A dictionary's words of `a` to `z` in a tenth of the memory of a set of strings: one run of bytes and a hash table of where each word
 * begins. Words with other letters are left out.
 */
export class PackedWords implements WordSet {
  /** The words in order, each followed by a line feed. */
  readonly bytes: Uint8Array
  /** Hash table: where a word begins in `bytes`, plus one; zero in an empty slot. */
  readonly #slots: Uint32Array

  private constructor(bytes: Uint8Array, count: number) {
    this.bytes = bytes
    this.#slots = new Uint32Array(2 ** Math.ceil(Math.log2(count * 1.5 + 1)))
    for (let at = 0, begin = 0, sum = FIRST_HASH; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte !== LINE_FEED) {
        sum = hashed(sum, byte)
        continue
      }
      let slot = this.#slot(sum)
      while (this.#slots[slot] !== 0) slot = this.#next(slot)
      this.#slots[slot] = begin + 1
      begin = at + 1
      sum = FIRST_HASH
    }
  }

  static of(words: Iterable<string>): PackedWords {
    const kept = [...new Set(words)].filter((word) => /^[a-z]+$/.test(word))
    return new PackedWords(Buffer.from(kept.map((word) => `${word}\n`).join(''), 'latin1'), kept.length)
  }

  /** Reads the words with `mark` in a file of lines such as `sol be`. It makes no strings, because requests wait meanwhile. */
  static marked(file: Uint8Array, mark: string): PackedWords {
    const sought = mark.charCodeAt(0)
    const bytes = new Uint8Array(file.length + 1)
    let length = 0
    let count = 0
    for (let begin = 0; begin < file.length;) {
      let at = begin
      while (isLetter(file[at])) at += 1
      const end = at
      let isMarked = false
      for (; at < file.length && file[at] !== LINE_FEED; at += 1) if (file[at] === sought) isMarked = true
      if (end > begin && isMarked && file[end] === SPACE) {
        bytes.set(file.subarray(begin, end), length)
        length += end - begin + 1
        bytes[length - 1] = LINE_FEED
        count += 1
      }
      begin = at + 1
    }
    return new PackedWords(bytes.slice(0, length), count)
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
    return this.bytes[begin + word.length] === LINE_FEED
  }

  #first(word: string): number {
    let sum = FIRST_HASH
    for (let at = 0; at < word.length; at += 1) sum = hashed(sum, word.charCodeAt(at))
    return this.#slot(sum)
  }

  #slot(sum: number): number {
    return (sum >>> 0) & (this.#slots.length - 1)
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1)
  }
}
