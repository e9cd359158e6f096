import { fold, normalise } from '../analyser/fold.js'

/** After z, in the order of the Swedish alphabet; the signs sort behind every letter in ASCII. */
const LAST_LETTERS: Readonly<Record<string, string>> = { å: '{', ä: '|', æ: '|', ö: '}', ø: '}' }
/** Digits that a number is filled up to, so that 9 comes before 10. */
const MAX_DIGITS = 12
/** What is compared of a text. */
const MAX_LENGTH = 120

/** A text that sorts byte by byte as a Swedish reader would: case and other marks apart, numbers by size, å, ä, ö last. */
export function sortKey(text: string): string {
  return [...normalise(text.slice(0, MAX_LENGTH))]
    .map((letter) => LAST_LETTERS[letter] ?? fold(letter))
    .join('')
    .replace(/\d+/g, (digits) => digits.padStart(MAX_DIGITS, '0'))
    .trim()
}
