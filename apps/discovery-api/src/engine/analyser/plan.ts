/**
 * How surely a catalogue has what was typed. `exact`: every word as typed, or a synonym; `related`: some word only in another form, as a
 * beginning or in a compound; `guessed`: some word only after a correction of its spelling.
 */
export type Certainty = 'exact' | 'related' | 'guessed'

/**
 * The kind of index term to look up. `word`: the word with its marks; `folded`: without marks; `stem`: the stem;
 * `part`: a part of a compound; `head`: the last part, which the compound is a kind of; `any`: the stem of a word or of
 * a part; `prefix`: folded words that begin with the text.
 */
export type TermForm = 'word' | 'folded' | 'stem' | 'part' | 'head' | 'any' | 'prefix'

export type PlanTerm = {
  readonly form: TermForm
  readonly text: string
  /** Terms that count as well as this one: synonyms of a part of a compound. */
  readonly or?: readonly PlanTerm[]
}

/** How an alternative was derived from the typed word; shown to a merchant who asks why a product was found. */
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

/** One way in which a product can match a typed word. */
export type Alternative = {
  readonly via: Via
  /** Share of a full hit, above 0 and at most 1. Only a product's best alternative counts. */
  readonly weight: number
  /** The product must have all of these terms. */
  readonly all: readonly PlanTerm[]
}

export type PlanWord = {
  readonly typed: string
  readonly word: string
  readonly stem: string
  readonly start: number
  readonly end: number
  /** True for words such as `for` or `med`: a product without the word is an equally good answer. */
  readonly optional: boolean
  readonly alternatives: readonly Alternative[]
}

/** Alternatives for several neighbouring words: a product that matches one has all words from `from` up to, not including, `to`. */
export type PlanSpan = { readonly from: number; readonly to: number; readonly alternatives: readonly Alternative[] }

export type QueryPlan = {
  readonly words: readonly PlanWord[]
  readonly spans: readonly PlanSpan[]
  /** The query with the likeliest spelling of unknown words; null when the catalogue has all words. */
  readonly corrected: string | null
  readonly certainty: Certainty
  /** Whether some expansions were left out because the query exceeded its work budget. */
  readonly exhausted: boolean
}
