/**
 * How surely a catalogue has what was typed. `exact`: every word as it was typed, or one of the same meaning; `related`: at
 * least in another form, as a beginning or in a compound; `guessed`: some word only as what it may have been meant to be.
 */
export type Certainty = 'exact' | 'related' | 'guessed'

/**
 * Which kind of term of the index is meant. `word`: the word itself, marks and all; `folded`: without marks; `stem`: the
 * stem; `part`: a part of a compound; `head`: the part it is a kind of; `any`: the stem of a word or of a part;
 * `prefix`: folded words that begin so.
 */
export type TermForm = 'word' | 'folded' | 'stem' | 'part' | 'head' | 'any' | 'prefix'

export type PlanTerm = {
  readonly form: TermForm
  readonly text: string
  /** Terms that do as well: synonyms of a part of a compound. */
  readonly or?: readonly PlanTerm[]
}

/** How an alternative was reached; told to the merchant who asks why a product was found. */
export type Via =
  | 'exact'
  | 'folded'
  | 'stem'
  | 'part'
  | 'prefix'
  | 'typo 1'
  | 'typo 2'
  | 'joined'
  | 'split'
  | 'compound'
  | 'synonym'
  | 'derived'

/** One way in which a product can have what was typed. */
export type Alternative = {
  readonly via: Via
  /** Share of a full hit, above 0 and at most 1. The best alternative of a product counts. */
  readonly weight: number
  /** All of them must be in the product. */
  readonly all: readonly PlanTerm[]
}

export type PlanWord = {
  /** As it stands in the query. */
  readonly typed: string
  readonly word: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** A product without it is as good an answer: `for`, `med`. */
  readonly optional: boolean
  readonly alternatives: readonly Alternative[]
}

/** Alternatives of several words at once: a product with one of them has all the words from `from` up to `to`. */
export type PlanSpan = { readonly from: number; readonly to: number; readonly alternatives: readonly Alternative[] }

/** What a query asks of an index. */
export type QueryPlan = {
  readonly words: readonly PlanWord[]
  readonly spans: readonly PlanSpan[]
  /** The query with the likeliest spelling of the words that the catalogue does not know; null when it knows all. */
  readonly corrected: string | null
  /** How surely the catalogue has the words as they were typed. */
  readonly certainty: Certainty
  /** Words were left without some of their expansions, because the query asks for more work than one may. */
  readonly exhausted: boolean
}
