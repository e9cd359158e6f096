import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { PasswordEstimate, PasswordWeakness } from './password-estimate.js'
import { SWEDISH_PASSWORDS } from './swedish-passwords.js'

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, swedish: [...SWEDISH_PASSWORDS] },
  graphs: adjacencyGraphs,
})

/**
 * Guesses, as powers of ten, from which a level begins. Log-ins are limited and the hash is slow: 10^7 guesses are
 * impossible online, 10^8 take a thief of the database days, and 10^10 take years.
 */
const LEVELS = { strong: 10, good: 8, fair: 7 } as const

/**
 * Rates a password by the number of guesses of an attacker who knows leaked passwords, keyboards, dates and the
 * person.
 */
export function rateGuesses(
  password: string,
  personal: readonly string[],
): Pick<PasswordEstimate, 'level' | 'weakness'> {
  const { guessesLog10, sequence } = zxcvbn.check(withoutAccents(password), wordsOf(personal))
  const level = levelOf(guessesLog10)
  return { level, weakness: level === 'weak' || level === 'fair' ? mainWeakness(sequence) : null }
}

function levelOf(guessesLog10: number): 'weak' | 'fair' | 'good' | 'strong' {
  if (guessesLog10 < LEVELS.fair) return 'weak'
  if (guessesLog10 < LEVELS.good) return 'fair'
  return guessesLog10 < LEVELS.strong ? 'good' : 'strong'
}

/** Returns the weakness that covers most of the password. */
function mainWeakness(sequence: readonly MatchExtended[]): PasswordWeakness | null {
  const covered = new Map<PasswordWeakness, number>()
  for (const match of sequence) {
    const weakness = weaknessOf(match)
    if (weakness) covered.set(weakness, (covered.get(weakness) ?? 0) + match.token.length)
  }
  const [most] = [...covered].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

function weaknessOf(match: MatchExtended): PasswordWeakness | null {
  switch (match.pattern) {
    case 'dictionary':
      return match['dictionaryName'] === 'userInputs' ? 'personal' : 'common'
    case 'wordSequence':
      return 'common'
    case 'repeat':
      return 'repetition'
    case 'sequence':
      return 'sequence'
    case 'spatial':
      return 'keyboard'
    case 'date':
    case 'regex':
      return 'date'
    default:
      return null
  }
}

/**
 * Returns the words of a name or e-mail address, and neighbouring words joined, because first and last name are often
 * joined.
 */
function wordsOf(personal: readonly string[]): string[] {
  const entries = personal.map((entry) => withoutAccents(entry).toLowerCase())
  const words = entries.flatMap((entry) => entry.split(/[^\p{Letter}\p{Number}]+/u))
  const joined = words.map((word, index) => word + (words[index + 1] ?? ''))
  return [...entries, ...words, ...joined].filter((word) => word.length >= 3)
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')
