import type { Analyser } from './analyser.js'
import { fold, normalise } from './fold.js'
import type { SynonymRule } from './synonym-rule.js'

/** Another way to say what was typed: stems that a product must all have, and their share of a full hit. */
export type Synonym = { readonly stems: readonly string[]; readonly weight: number }

/**
 * Share of a full hit. The shop's own synonyms count nearly as much as the word, the general ones of the language less.
 */
export const SYNONYM_WEIGHTS = {
  shop: { equal: 0.85, 'one-way': 0.7 },
  language: { equal: 0.3, 'one-way': 0.3 },
} as const

/** Words that either side of a synonym may have. */
export const LONGEST_SYNONYM = 4

export class Synonyms {
  readonly #byTyped = new Map<string, Synonym[]>()

  /** Single words that have synonyms, folded, with their stem. */
  readonly #words: { readonly word: string; readonly stems: string }[] = []

  constructor(analyser: Analyser, shop: readonly SynonymRule[]) {
    for (const rule of shop) this.#add(analyser, rule, 'shop')
    for (const rule of analyser.dictionary.synonyms) this.#add(analyser, rule, 'language')
  }

  of(stems: readonly string[]): readonly Synonym[] {
    return this.#byTyped.get(stems.join(' ')) ?? []
  }

  /** Synonyms of single words that begin with an unfinished word. */
  startingWith(folded: string): readonly Synonym[] {
    return this.#words.flatMap(({ word, stems }) => (word.startsWith(folded) ? this.of([stems]) : []))
  }

  #add(analyser: Analyser, rule: SynonymRule, source: keyof typeof SYNONYM_WEIGHTS): void {
    const stemsOf = (term: string): string[] =>
      analyser.index(term).flatMap((token) => (token.span === 1 ? [token.stem] : []))
    const weight = SYNONYM_WEIGHTS[source][rule.kind]
    const [from, to] = rule.kind === 'equal' ? [rule.terms, rule.terms] : [rule.from, rule.to]
    for (const term of from) {
      const typed = stemsOf(term)
      if (typed.length === 0 || typed.length > LONGEST_SYNONYM) continue
      const key = typed.join(' ')
      if (typed.length === 1) this.#words.push({ word: fold(normalise(term)), stems: key })
      for (const stems of to.map(stemsOf)) {
        if (stems.length === 0 || stems.join(' ') === key) continue
        const known = this.#byTyped.get(key) ?? []
        if (known.some((other) => other.stems.join(' ') === stems.join(' '))) continue
        this.#byTyped.set(key, [...known, { stems, weight }])
      }
    }
  }
}
