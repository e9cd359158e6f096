import { WORD_MAX_LENGTH } from '@klarsikt/core/search'
import type { PackedWords, WordSet } from './packed-words.js'
import type { Stem } from './stem.js'

/** What compounds of a language are made of: folded words and stems. */
export type CompoundParts = {
  /** Forms a compound begins with, with their links: `sol`, `dags`, `kvinno`. */
  readonly begins: PackedWords
  /** Stems of words a compound ends with. */
  readonly ends: PackedWords
  /** Stems of words that stay whole, whatever they could be split into. */
  readonly whole: WordSet & Iterable<string>
}

/** The last part, of which the compound is a kind, stands last; stems throughout. Empty: not a compound. */
export type Split = (folded: string) => readonly string[]

const NO_PARTS: readonly string[] = []
const SHORTEST_WORD = 6
const SHORTEST_PART = 3
/** Shorter words that the dictionary has are whole: their halves are accidents. */
const WHOLE_BELOW = 7
/** The bare stem of a verb is no longer; whatever is, is no reason to look for its stem. */
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
 * Splits a compound into the fewest parts; among those into the ones that the catalogue itself uses. `isWord` says whether
 * the catalogue holds a folded word on its own.
 */
export function splitterOf(parts: CompoundParts | null, stem: Stem, isWord: (folded: string) => boolean): Split {
  /** Cost of a begin, and its stem; null when it is none. */
  const begin = (piece: string): { cost: number; stem: string } | null => {
    const bare = piece.endsWith('s') && !piece.endsWith('ss') ? piece.slice(0, -1) : null
    if (piece.length >= 4 && isWord(piece)) return { cost: 1, stem: stem(piece) }
    if (parts?.begins.has(piece) === true) {
      // `kvinno`, `gatu`: the link stands for the vowel that the stem lost.
      const linked = 'oue'.includes(piece.at(-1) ?? '') ? stem(piece.slice(0, -1)) : ''
      const whole = stem(piece)
      const base = linked.length >= 3 && parts.ends.has(linked) && !parts.ends.has(whole) ? linked : whole
      return { cost: 1.1, stem: base }
    }
    if (bare !== null && bare.length >= 4 && isWord(bare)) return { cost: 1.1, stem: stem(bare) }
    // The bare stem of a verb: `läs`, `puts`.
    if (piece.length > LONGEST_VERB || 'aeiouy'.includes(piece.at(-1) ?? '')) return null
    const whole = stem(piece)
    return parts?.ends.has(whole) === true ? { cost: 1.5, stem: whole } : null
  }
  const end = (piece: string): { cost: number; stem: string } | null => {
    const base = stem(piece)
    if (piece.length >= 4 && (isWord(piece) || isWord(base))) return { cost: 1, stem: base }
    // Endings of derived words that are words by accident.
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
        // Squares keep parts of like length ahead of a stump and a giant.
        const cost = before.cost + found.cost + 0.1 / (to - from)
        const known = best[to]
        if (known === undefined || cost < known.cost) best[to] = { cost, parts: [...before.parts, found.stem] }
      }
    }
    return best[length]?.parts ?? NO_PARTS
  }
}
