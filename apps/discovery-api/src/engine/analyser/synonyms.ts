import type { SynonymRule } from '../engine.js'
import type { Analyser } from './analyser.js'

/** Another way of saying what was typed: stems that a product must all have. */
export type Synonym = { readonly stems: readonly string[]; readonly weight: number }

/** What the shop itself calls the same counts nearly as the word; what the language calls so, a little less. */
const WEIGHTS = {
  shop: { equal: 0.85, 'one-way': 0.7 },
  language: { equal: 0.7, 'one-way': 0.55 },
} as const

/** Words of a synonym at most, on either side. */
export const LONGEST_SYNONYM = 4

export class Synonyms {
  readonly #byTyped = new Map<string, Synonym[]>()

  constructor(analyser: Analyser, shop: readonly SynonymRule[]) {
    for (const rule of shop) this.#add(analyser, rule, 'shop')
    for (const rule of analyser.dictionary.synonyms) this.#add(analyser, rule, 'language')
  }

  /** Synonyms of a run of stems. */
  of(stems: readonly string[]): readonly Synonym[] {
    return this.#byTyped.get(stems.join(' ')) ?? []
  }

  #add(analyser: Analyser, rule: SynonymRule, source: keyof typeof WEIGHTS): void {
    const stemsOf = (term: string): string[] =>
      analyser.index(term).flatMap((token) => (token.span === 1 ? [token.stem] : []))
    const weight = WEIGHTS[source][rule.kind]
    const [from, to] = rule.kind === 'equal' ? [rule.terms, rule.terms] : [rule.from, rule.to]
    for (const typed of from.map(stemsOf)) {
      if (typed.length === 0 || typed.length > LONGEST_SYNONYM) continue
      const key = typed.join(' ')
      for (const stems of to.map(stemsOf)) {
        if (stems.length === 0 || stems.join(' ') === key) continue
        const known = this.#byTyped.get(key) ?? []
        if (known.some((other) => other.stems.join(' ') === stems.join(' '))) continue
        this.#byTyped.set(key, [...known, { stems, weight }])
      }
    }
  }
}
