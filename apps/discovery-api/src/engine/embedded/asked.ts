import { nearness } from '../analyser/distance.js'
import type { NearWord, Vocabulary, WordLookup } from '../analyser/vocabulary.js'

/** About what the questions of one plan take, in bytes. */
export const ASKED_BYTES = 2_000

/** A question for near words, as it was asked. */
type Near = { readonly folded: string; readonly most: number; readonly unfinished: boolean }

/**
 * A vocabulary that remembers what it was asked, to tell later whether a word could change what it answered: a plan whose
 * questions are about none of the words that were counted anew would be planned the same.
 */
export class Asked implements WordLookup {
  readonly #vocabulary: Vocabulary
  readonly #texts = new Set<string>()
  readonly #beginnings = new Set<string>()
  readonly #near: Near[] = []

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** Whether a question was about the word, by its number. */
  isAbout(id: number): boolean {
    const vocabulary = this.#vocabulary
    for (const text of this.#texts) if (vocabulary.meets(text, id)) return true
    const folded = vocabulary.foldedOf(id)
    for (const beginning of this.#beginnings) if (folded.startsWith(beginning)) return true
    return this.#near.some((one) => nearness(one.folded, folded, one.most, one.unfinished) !== null)
  }

  get size(): number {
    return this.#vocabulary.size
  }

  idOf(word: string): number | undefined {
    return this.#vocabulary.idOf(this.#noted(word))
  }

  has(word: string): boolean {
    return this.#vocabulary.has(this.#noted(word))
  }

  /** Numbers come of answers, whose questions are remembered. */
  countOf(id: number): number {
    return this.#vocabulary.countOf(id)
  }

  withFolded(folded: string): readonly number[] {
    return this.#vocabulary.withFolded(this.#noted(folded))
  }

  withStem(stem: string): readonly number[] {
    return this.#vocabulary.withStem(this.#noted(stem))
  }

  withPart(part: string): readonly { readonly id: number; readonly head: boolean }[] {
    return this.#vocabulary.withPart(this.#noted(part))
  }

  countWithStem(stem: string): number {
    return this.#vocabulary.countWithStem(this.#noted(stem))
  }

  countWithPart(part: string): number {
    return this.#vocabulary.countWithPart(this.#noted(part))
  }

  withPrefix(folded: string, limit: number): readonly number[] {
    this.#beginnings.add(folded)
    return this.#vocabulary.withPrefix(folded, limit)
  }

  near(folded: string, most: number, unfinished: boolean, limit: number): readonly NearWord[] {
    this.#near.push({ folded, most, unfinished })
    return this.#vocabulary.near(folded, most, unfinished, limit)
  }

  #noted(text: string): string {
    this.#texts.add(text)
    return text
  }
}
