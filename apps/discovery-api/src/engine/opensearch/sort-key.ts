import { fold, normalise } from '../analyser/fold.js'

/** In Swedish these letters follow z; in ASCII the replacing characters do. */
const LAST_LETTERS: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' }
/** Digits to which a number is padded, so that 9 comes before 10. */
const MAX_DIGITS = 12
/** Characters of a text that are compared. */
const MAX_LENGTH = 120

/** A text whose byte order is the Swedish alphabetical order: case and other marks ignored, numbers by size, å, ä, ö last. */
export function sortKey(text: string): string {
  return [...normalise(text.slice(0, MAX_LENGTH))]
    .map((letter) => LAST_LETTERS[letter] ?? fold(letter))
    .join('')
    .replace(/\d+/g, (digits) => digits.padStart(MAX_DIGITS, '0'))
    .trim()
}
