import { splitterOf, type Split } from './compound.js'
import { dictionaryOf, type Dictionary } from './dictionaries.js'
import { fold } from './fold.js'
import type { Language } from './language.js'
import { stemmerOf, type Stem } from './stem.js'
import { tokenise, type Token } from './tokenise.js'

/** The forms under which a search can meet one word. They depend on the word only, so each word is analysed once. */
export type WordForms = {
  /** The word without diacritics. */
  readonly folded: string
  /** Stem of the folded word; of a number, the number without its sign. */
  readonly stem: string
  /** Stems of the parts of a compound, head last (`solglasögon`: sol, glasogon), or the pieces of a code (`tn2110`: tn, 2110). */
  readonly parts: readonly string[]
  /** Whether the last part is the head: what the compound is a kind of. */
  readonly headed: boolean
}

/** A word of an indexed text with all the forms that find it. */
export type IndexToken = Token & WordForms

/**
 * Text analysis of one language. An engine stores, for each token that `index` returns, its word, folded form, stem and parts as four kinds
 * of terms; a query plan names the kind it means ({@link PlanTerm}). Tokens with a span above 1 join neighbouring words: they can be found,
 * but do not count in the length of a field.
 */
export type Analyser = {
  readonly language: Language
  readonly dictionary: Dictionary
  readonly stem: Stem
  readonly index: (text: string) => IndexToken[]
  readonly forms: (word: string) => WordForms
  /** The same forms, but without splitting compounds, which is the slow step. */
  readonly plainForms: (word: string) => WordForms
  /**
   * Whether a product may lack the head of a compound, given as its stem: `produkt` in `hudvårdsprodukt` adds nothing.
   */
  readonly saysNothing: (head: string) => boolean
}

const NO_PARTS: readonly string[] = []
/** Languages that write compounds as one word. */
export const COMPOUNDING: ReadonlySet<Language> = new Set(['sv', 'no', 'da', 'fi', 'de', 'nl'])
const NOT_A_COMPOUND: Split = () => NO_PARTS
/** Words whose forms are cached. A catalogue has fewer; the limit keeps arbitrary queries from filling the memory. */
const REMEMBERED = 100_000

const PIECES = /\p{N}+(?:\.\p{N}+)*|\p{L}+/gu

function alphanumericPieces(folded: string): readonly string[] {
  const pieces = folded.match(PIECES)
  // More than four pieces make a code, and single pieces of a code are too common to search by.
  if (pieces === null || pieces.length < 2 || pieces.length > 4) return NO_PARTS
  const parts = pieces.filter((piece) => piece.length >= 2 || /\p{N}/u.test(piece))
  return parts.some((piece) => piece.length >= 2) ? parts : NO_PARTS
}

export type AnalyserOptions = {
  readonly language: Language
  readonly dictionary?: Dictionary
  /** Whether the catalogue has the folded word on its own. Compounds are split into such words first. */
  readonly isWord?: (folded: string) => boolean
}

/** Creates the analyser of a language. Indexing and search must use the same one, or their terms do not meet. */
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
  // Words shorter than four letters end many compounds by accident.
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
