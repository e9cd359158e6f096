import type { WordForms } from './analyser.js'
import { nearness } from './distance.js'

/** A word of the catalogue that is similar to the typed one. `cost` weighs the edits by how easily they happen. */
export type NearWord = { readonly id: number; readonly word: string; readonly edits: number; readonly cost: number }

const NONE: readonly number[] = []
/** New words are kept unsorted, and searched one by one, up to this number. */
const MAX_UNSORTED_WORDS = 2048

/** Results for prefixes of at most this many letters are cached, up to MAX_CACHED_PREFIXES; then the cache is emptied. */
const SHORT_PREFIX_LENGTH = 2
const MAX_CACHED_PREFIXES = 2000

const bits = (mask: number): number => {
  let rest = mask - ((mask >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** One bit for each letter of a word; digits and rare letters share bits. */
export function letterMask(folded: string): number {
  let mask = 0
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at)
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return mask >>> 0
}

export type WordLookup = Pick<
  Vocabulary,
  | 'idOf'
  | 'has'
  | 'countOf'
  | 'withFolded'
  | 'withStem'
  | 'withPart'
  | 'countWithStem'
  | 'countWithPart'
  | 'withPrefix'
  | 'near'
  | 'size'
>

export type VocabularyState = {
  readonly words: readonly string[]
  readonly byFolded: readonly (readonly [folded: string, ids: readonly number[]])[]
  readonly byStem: readonly (readonly [stem: string, ids: readonly number[]])[]
  readonly byPart: readonly (readonly [part: string, filed: readonly number[]])[]
  readonly counts: Uint32Array
  readonly masks: Uint32Array
  readonly lengths: Uint8Array
  readonly sorted: Uint32Array
}

const put = <K>(groups: Map<K, number[]>, key: K, id: number): void => {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [id])
  else group.push(id)
}

/**
 * The words of a catalogue, the number of products that have each, and which words share a folded form, stem or compound part. Words get
 * numbers in order of arrival and keep them; a word that no product has any more stays with a count of 0.
 */
export class Vocabulary {
  words: string[] = []
  #folded: string[] = []
  /** By word: a bit mask of its letters, and its length. The search for near words compares these first. */
  #masks = new Uint32Array(1024)
  #lengths = new Uint8Array(1024)
  /** By word: how many products have it. */
  counts: number[] = []
  readonly #ids = new Map<string, number>()
  #byFolded = new Map<string, number[]>()
  #byStem = new Map<string, number[]>()
  /** By stem of a part: twice the number of the word, plus one where the part is the head. */
  #byPart = new Map<string, number[]>()
  /** Cached words for short prefixes until a count changes: thousands of words begin so, few are used. */
  readonly #begun = new Map<string, readonly number[]>()
  #sorted: Uint32Array = new Uint32Array(0)

  get size(): number {
    return this.words.length
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word)
  }

  has(word: string): boolean {
    const id = this.#ids.get(word)
    return id !== undefined && (this.counts[id] ?? 0) > 0
  }

  countOf(id: number): number {
    return this.counts[id] ?? 0
  }

  /** Adds `by` to the number of products that have the word. */
  count(id: number, by: number): void {
    this.counts[id] = (this.counts[id] ?? 0) + by
    if (this.#begun.size > 0) this.#begun.clear()
  }

  /** Returns the number of a word; a new word is filed under its forms. */
  add(word: string, forms: WordForms): number {
    const known = this.#ids.get(word)
    if (known !== undefined) return known
    const id = this.words.length
    this.words.push(word)
    this.#folded.push(forms.folded)
    this.#measure(id, forms.folded)
    this.counts.push(0)
    this.#ids.set(word, id)
    if (forms.folded !== word) put(this.#byFolded, forms.folded, id)
    if (forms.stem !== word) put(this.#byStem, forms.stem, id)
    this.fileParts(id, forms)
    return id
  }

  fileParts(id: number, forms: WordForms): void {
    const head = forms.parts.length - 1
    for (const [at, part] of forms.parts.entries())
      put(this.#byPart, part, id * 2 + (forms.headed && at === head ? 1 : 0))
  }

  /** Empties the index of parts, before all words are split again with a fuller vocabulary. */
  clearParts(): void {
    this.#byPart.clear()
  }

  foldedOf(id: number): string {
    return this.#folded[id] ?? ''
  }

  withFolded(folded: string): readonly number[] {
    return this.#group(folded, this.#byFolded)
  }

  withStem(stem: string): readonly number[] {
    return this.#group(stem, this.#byStem)
  }

  /** Words that contain the part; `head` is true for words that are a kind of it. */
  withPart(part: string): readonly { readonly id: number; readonly head: boolean }[] {
    return (this.#byPart.get(part) ?? NONE).map((filed) => ({ id: filed >> 1, head: filed % 2 === 1 }))
  }

  /** Sum over the words of a stem of the products that have each. A product that has two of the words counts twice. */
  countWithStem(stem: string): number {
    return this.withStem(stem).reduce((sum, id) => sum + this.countOf(id), 0)
  }

  countWithPart(part: string): number {
    return (this.#byPart.get(part) ?? NONE).reduce((sum, filed) => sum + this.countOf(filed >> 1), 0)
  }

  /** Words that begin with the folded letters and are longer than them, most frequent first. */
  withPrefix(folded: string, limit: number): readonly number[] {
    if (folded.length > SHORT_PREFIX_LENGTH) return this.#withPrefix(folded, limit)
    const key = `${folded} ${String(limit)}`
    const known = this.#begun.get(key)
    if (known !== undefined) return known
    const found = this.#withPrefix(folded, limit)
    this.#begun.set(key, found)
    if (this.#begun.size > MAX_CACHED_PREFIXES) this.#begun.clear()
    return found
  }

  #withPrefix(folded: string, limit: number): readonly number[] {
    this.#sort()
    const found: number[] = []
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.foldedOf(this.#sorted[middle] ?? 0) < folded) low = middle + 1
      else high = middle
    }
    for (let at = low; at < this.#sorted.length; at += 1) {
      const id = this.#sorted[at] ?? 0
      if (!this.foldedOf(id).startsWith(folded)) break
      if (this.countOf(id) > 0) found.push(id)
    }
    for (let id = this.#sorted.length; id < this.size; id += 1)
      if (this.countOf(id) > 0 && this.foldedOf(id).startsWith(folded)) found.push(id)
    if (found.length <= limit) return found
    return found.sort((a, b) => this.countOf(b) - this.countOf(a)).slice(0, limit)
  }

  /** Words of the catalogue within `most` edits, nearest first. With `unfinished`, compares with the beginnings of words. */
  near(folded: string, most: number, unfinished: boolean, limit: number): readonly NearWord[] {
    const mask = letterMask(folded)
    const found: NearWord[] = []
    const masks = this.#masks
    const lengths = this.#lengths
    const length = folded.length
    for (let id = 0; id < this.size; id += 1) {
      const difference = (lengths[id] ?? 0) - length
      if (difference < -most || (difference > most && !unfinished)) continue
      const other = masks[id] ?? 0
      // One edit removes at most one letter and adds at most one.
      if (bits((mask & ~other) >>> 0) > most) continue
      if (!unfinished && bits((other & ~mask) >>> 0) > most) continue
      if (this.countOf(id) === 0) continue
      const word = this.foldedOf(id)
      const near = nearness(folded, word, most, unfinished)
      if (near !== null) found.push({ id, word: this.words[id] ?? '', ...near })
    }
    return found.sort((a, b) => a.cost - b.cost || this.countOf(b.id) - this.countOf(a.id)).slice(0, limit)
  }

  /** The data for {@link Vocabulary.restore}. It shares the groups with this vocabulary, so write it before the vocabulary changes. */
  state(): VocabularyState {
    this.#sort()
    return {
      words: this.words,
      byFolded: [...this.#byFolded],
      byStem: [...this.#byStem],
      byPart: [...this.#byPart],
      counts: Uint32Array.from(this.counts),
      masks: this.#masks.subarray(0, this.size),
      lengths: this.#lengths.subarray(0, this.size),
      sorted: this.#sorted,
    }
  }

  restore(state: VocabularyState): void {
    const groups = (entries: VocabularyState['byStem']): Map<string, number[]> =>
      new Map(entries.map(([key, ids]) => [key, [...ids]]))
    this.words = [...state.words]
    this.#folded = [...state.words]
    for (const [folded, ids] of state.byFolded) for (const id of ids) this.#folded[id] = folded
    this.#byFolded = groups(state.byFolded)
    this.#byStem = groups(state.byStem)
    this.#byPart = groups(state.byPart)
    this.counts = Array.from(state.counts)
    this.#masks = state.masks.slice()
    this.#lengths = state.lengths.slice()
    this.#sorted = state.sorted
    this.#ids.clear()
    for (const [id, word] of this.words.entries()) this.#ids.set(word, id)
  }

  #measure(id: number, folded: string): void {
    if (id >= this.#masks.length) {
      const [masks, lengths] = [new Uint32Array(id * 2 + 1024), new Uint8Array(id * 2 + 1024)]
      masks.set(this.#masks)
      lengths.set(this.#lengths)
      this.#masks = masks
      this.#lengths = lengths
    }
    this.#masks[id] = letterMask(folded)
    // Numbers and codes are never corrected: another digit is another article.
    this.#lengths[id] = /\p{N}/u.test(folded) ? 0 : Math.min(255, folded.length)
  }

  #group(key: string, groups: ReadonlyMap<string, number[]>): readonly number[] {
    const own = this.#ids.get(key)
    const others = groups.get(key)
    if (own === undefined) return others ?? NONE
    return others === undefined ? [own] : [own, ...others]
  }

  #sort(): void {
    if (this.size - this.#sorted.length < MAX_UNSORTED_WORDS && this.#sorted.length > 0) return
    const compare = (a: number, b: number): number => {
      const left = this.foldedOf(a)
      const right = this.foldedOf(b)
      return left < right ? -1 : left > right ? 1 : a - b
    }
    this.#sorted = Uint32Array.from(this.words.keys()).sort(compare)
  }
}
