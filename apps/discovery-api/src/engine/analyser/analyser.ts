import { splitterOf, type Split } from './compound.js'
import { dictionaryOf, type Dictionary } from './dictionaries.js'
import { fold } from './fold.js'
import type { Language } from './language.js'
import { stemmerOf, type Stem } from './stem.js'
import { tokenise, type Token } from './tokenise.js'

/** What one word can be met by. The same word always has the same forms, so they are looked up once a word. */
export type WordForms = {
  /** Without marks. */
  readonly folded: string
  /** Stem of the folded word; of a signed number the number without its sign. */
  readonly stem: string
  /** Stems of the parts of a compound, its head last (`solglasögon`: sol, glasogon); pieces of `tn2110`: tn, 2110. */
  readonly parts: readonly string[]
  /** The last part is what the compound is a kind of. */
  readonly headed: boolean
}

/** A word of an indexed text with all that it is found by. */
export type IndexToken = Token & WordForms

/**
 * What an engine stores. It asks `index` for the tokens of each field and keeps, for each token, word, folded, stem and
 * parts as four kinds of terms; a query plan names the kind it means ({@link PlanTerm}). Tokens with a span above 1 are
 * joins of neighbours: they are found by, but count nothing in the length of a field.
 */
export type Analyser = {
  readonly language: Language
  readonly dictionary: Dictionary
  readonly stem: Stem
  readonly index: (text: string) => IndexToken[]
  readonly forms: (word: string) => WordForms
  /** The same without looking for parts. */
  readonly plainForms: (word: string) => WordForms
  /** Whether what a compound is a kind of, as its stem, may be missing from a product: the `produkt` of `hudvårdsprodukt`. */
  readonly saysNothing: (head: string) => boolean
}

const NO_PARTS: readonly string[] = []
/** Languages that write compounds as one word. */
export const COMPOUNDING: ReadonlySet<Language> = new Set(['sv', 'no', 'da', 'fi', 'de', 'nl'])
const NOT_A_COMPOUND: Split = () => NO_PARTS
/** Words whose forms are kept; a catalogue has fewer, and strangers' words must not fill the memory. */
const REMEMBERED = 100_000

const PIECES = /\p{N}+(?:\.\p{N}+)*|\p{L}+/gu

function alphanumericPieces(folded: string): readonly string[] {
  const pieces = folded.match(PIECES)
  // A number of more than four pieces is a code, whose pieces say nothing.
  if (pieces === null || pieces.length < 2 || pieces.length > 4) return NO_PARTS
  const parts = pieces.filter((piece) => piece.length >= 2 || /\p{N}/u.test(piece))
  return parts.some((piece) => piece.length >= 2) ? parts : NO_PARTS
}

export type AnalyserOptions = {
  readonly language: Language
  readonly dictionary?: Dictionary
  /** Whether the catalogue holds the folded word on its own: the best parts of compounds are the shop's own words. */
  readonly isWord?: (folded: string) => boolean
}

/** The analyser of a language: the same words for every engine, at indexing and at asking. */
export function createAnalyser(options: AnalyserOptions): Analyser {
  const { language, dictionary = dictionaryOf(language), isWord = () => false } = options
  const stem = stemmerOf(language)
  const split = COMPOUNDING.has(language) ? splitterOf(dictionary.compounds, stem, isWord) : NOT_A_COMPOUND
  const known = new Map<string, WordForms>()
  const plainForms = (word: string): WordForms => {
    const folded = fold(word)
    const stemmed = !/\p{N}/u.test(folded) ? stem(folded) : /^[+-]/.test(folded) ? folded.slice(1) : folded
    return { folded, stem: stemmed, parts: NO_PARTS, headed: false }
  }
  const analyse = (word: string): WordForms => {
    const plain = plainForms(word)
    if (/\p{N}/u.test(plain.folded)) return { ...plain, parts: alphanumericPieces(plain.stem) }
    const parts = split(plain.folded)
    return { ...plain, parts, headed: parts.length > 0 }
  }
  const forms = (word: string): WordForms => {
    const before = known.get(word)
    if (before !== undefined) return before
    if (known.size >= REMEMBERED) known.clear()
    const fresh = analyse(word)
    known.set(word, fresh)
    return fresh
  }
  // Little words end many by accident.
  const empty = new Set([...dictionary.stopWords].filter((word) => word.length >= 4).map((word) => stem(fold(word))))
  return {
    language,
    dictionary,
    stem,
    forms,
    plainForms,
    saysNothing: (head) => empty.has(head),
    index: (text) => tokenise(text).map((token) => ({ ...token, ...forms(token.word) })),
  }
}
