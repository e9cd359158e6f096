import { WORD_MAX_LENGTH } from '@klarsikt/core/search'
import type { PackedWords, WordSet } from './packed-words.js'
import type { Stem } from './stem.js'

/** Folded words and stems from which the compounds of a language are built. */
export type CompoundParts = {
  /** Forms that start a compound, including linking letters: `sol`, `dags`, `kvinno`. */
  readonly begins: PackedWords
  /** Stems of words that end a compound. */
  readonly ends: PackedWords
  /** Stems of words that are never split, even where they could be. */
  readonly whole: WordSet & Iterable<string>
}

/** Splits a folded word into the stems of its parts, head last. An empty list means that the word is not a compound. */
export type Split = (folded: string) => readonly string[]

const NO_PARTS: readonly string[] = []
const SHORTEST_WORD = 6
const SHORTEST_PART = 3
/** Dictionary words with fewer letters are not split: a split would find parts by accident. */
const WHOLE_BELOW = 7
/** Letters of the longest bare verb stem. Longer pieces are not stemmed, which saves time. */
const LONGEST_VERB = 12

const SUFFIXES = new Set([
  'ing',
  'ion',
  'het',
  'are',
  'ans',
  'ist',
  'tet',
  'lig',
  'sam',
  'bar',
  'ant',
  'ent',
  'ell',
  'tion',
])

/**
 * Splits a compound into as few parts as possible, and prefers parts that the catalogue uses by themselves. `isWord` says whether the
 * catalogue has a folded word on its own.
 */
export function splitterOf(parts: CompoundParts | null, stem: Stem, isWord: (folded: string) => boolean): Split {
  /** The cost and stem of a piece as the start of a compound; null when it cannot start one. */
  const begin = (piece: string): { cost: number; stem: string } | null => {
    const bare = piece.endsWith('s') && !piece.endsWith('ss') ? piece.slice(0, -1) : null
    if (piece.length >= 4 && isWord(piece)) return { cost: 1, stem: stem(piece) }
    if (parts?.begins.has(piece) === true) {
      // In `kvinno` and `gatu` the linking vowel replaces the vowel that the stem lost.
      const linked = 'oue'.includes(piece.at(-1) ?? '') ? stem(piece.slice(0, -1)) : ''
      const whole = stem(piece)
      const base = linked.length >= 3 && parts.ends.has(linked) && !parts.ends.has(whole) ? linked : whole
      return { cost: 1.1, stem: base }
    }
    if (bare !== null && bare.length >= 4 && isWord(bare)) return { cost: 1.1, stem: stem(bare) }
    // A bare verb stem can start a compound: `läs`, `puts`.
    if (piece.length > LONGEST_VERB || 'aeiouy'.includes(piece.at(-1) ?? '')) return null
    const whole = stem(piece)
    return parts?.ends.has(whole) === true ? { cost: 1.5, stem: whole } : null
  }
  const end = (piece: string): { cost: number; stem: string } | null => {
    const base = stem(piece)
    if (piece.length >= 4 && (isWord(piece) || isWord(base))) return { cost: 1, stem: base }
    // Derivational endings that happen to be words as well.
    if (SUFFIXES.has(piece)) return null
    return parts?.ends.has(base) === true ? { cost: 1.1, stem: base } : null
  }
  return (folded) => {
    const length = folded.length
    if (length < SHORTEST_WORD || length > WORD_MAX_LENGTH || !/^[a-z]+$/.test(folded)) return NO_PARTS
    const whole = stem(folded)
    if (parts?.whole.has(whole) === true || (length < WHOLE_BELOW && parts?.ends.has(whole) === true)) return NO_PARTS
    type Best = { cost: number; parts: readonly string[] }
    const best: (Best | undefined)[] = Array.from({ length: length + 1 })
    best[0] = { cost: 0, parts: NO_PARTS }
    for (let to = SHORTEST_PART; to <= length; to += 1) {
      for (let from = 0; from <= to - SHORTEST_PART; from += 1) {
        const before = best[from]
        if (before === undefined || (from === 0 && to === length)) continue
        const found = to === length ? end(folded.slice(from)) : begin(folded.slice(from, to))
        if (found === null || found.stem.length < 2) continue
        // The term adds more for short pieces, so parts of similar length win over one very short and one very long
        // part.
        const cost = before.cost + found.cost + 0.1 / (to - from)
        const known = best[to]
        if (known === undefined || cost < known.cost) best[to] = { cost, parts: [...before.parts, found.stem] }
      }
    }
    return best[length]?.parts ?? NO_PARTS
  }
}
