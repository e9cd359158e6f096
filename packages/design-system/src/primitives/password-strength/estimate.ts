import { PASSWORD_LENGTH } from '@klarsikt/core/identity'
import { COMMON_PASSWORDS, KEYBOARD_ROWS } from './common-passwords.js'

/** How well a password stands up to guessing; `short` and `long` are refused, the rest is advice [VALID-011]. */
export type PasswordLevel = 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong' | 'long'

/** What makes most of the password easy to guess. */
export type PasswordWeakness = 'common' | 'personal' | 'repetition' | 'sequence' | 'keyboard' | 'date'

export interface PasswordEstimate {
  readonly level: PasswordLevel
  /** Guesses a patient attacker needs, as a power of two. */
  readonly bits: number
  readonly weakness: PasswordWeakness | null
  /** Length in characters, as the server counts. */
  readonly length: number
}

/**
 * Bits from which a level begins. The hash is memory-hard and attempts are few [A5, A11], so that 2^20 guesses are out of
 * reach online, 2^26 cost a thief of the database days and 2^36 years.
 */
const LEVELS = { fair: 20, good: 26, strong: 36 } as const
/** A character that follows no pattern: ten guesses, since people do not choose at random. */
const FREE_BITS = Math.log2(10)
/** Where one pattern ends and the next begins has to be guessed as well. */
const JOIN_BITS = 1
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}

interface Match {
  readonly start: number
  readonly end: number
  readonly bits: number
  readonly kind: PasswordWeakness
}

/**
 * Rates a password by the cheapest way to put it together from what people are known to choose. Composition counts for
 * nothing: three random words beat `Sommar2024!`. `personal` is what the person has entered beside it: name, e-mail address.
 */
export function estimatePassword(password: string, personal: readonly string[] = []): PasswordEstimate {
  const all = [...password]
  const length = all.length
  if (length === 0) return { level: 'empty', bits: 0, weakness: null, length }
  const { bits, weakness } = cheapest(all.slice(0, PASSWORD_LENGTH.max), wordsOf(personal))
  return { level: levelOf(length, bits), bits, weakness, length }
}

function levelOf(length: number, bits: number): PasswordLevel {
  if (length < PASSWORD_LENGTH.min) return 'short'
  if (length > PASSWORD_LENGTH.max) return 'long'
  if (bits < LEVELS.fair) return 'weak'
  if (bits < LEVELS.good) return 'fair'
  return bits < LEVELS.strong ? 'good' : 'strong'
}

/** The cheapest split into patterns and free characters, and the pattern that covers most of it. */
function cheapest(chars: readonly string[], personal: ReadonlySet<string>) {
  const matches = [
    ...wordMatches(chars, personal),
    ...repetitions(chars, personal),
    ...sequences(chars),
    ...keyboardWalks(chars),
    ...dates(chars),
  ]
  const best: { readonly bits: number; readonly match: Match | null }[] = [{ bits: 0, match: null }]
  for (let end = 1; end <= chars.length; end += 1) {
    let found: (typeof best)[number] = { bits: (best[end - 1]?.bits ?? 0) + FREE_BITS, match: null }
    for (const match of matches) {
      if (match.end !== end) continue
      const bits = (best[match.start]?.bits ?? 0) + match.bits + (match.start > 0 ? JOIN_BITS : 0)
      if (bits < found.bits) found = { bits, match }
    }
    best.push(found)
  }
  const covered = new Map<PasswordWeakness, number>()
  for (let at = chars.length; at > 0;) {
    const match = best[at]?.match ?? null
    if (match) covered.set(match.kind, (covered.get(match.kind) ?? 0) + match.end - match.start)
    at = match?.start ?? at - 1
  }
  const [most] = [...covered].sort(([, a], [, b]) => b - a)
  return { bits: best[chars.length]?.bits ?? 0, weakness: most?.[0] ?? null }
}

const RANKS: ReadonlyMap<string, number> = new Map(
  // Backwards, so that of a word that stands there twice the higher rank holds.
  [...COMMON_PASSWORDS.entries()].reverse().map(([rank, word]) => [word, rank]),
)
const LONGEST_WORD = Math.max(...COMMON_PASSWORDS.map((word) => word.length))

function* wordMatches(chars: readonly string[], personal: ReadonlySet<string>): Generator<Match> {
  const plain = chars.map(fold)
  const read = plain.map((char) => LEET[char] ?? char)
  const longest = Math.max(LONGEST_WORD, ...[...personal].map((word) => word.length))
  for (let start = 0; start < chars.length; start += 1) {
    for (let end = start + 3; end <= Math.min(chars.length, start + longest); end += 1) {
      const straight = plain.slice(start, end).join('')
      const leet = read.slice(start, end).join('')
      const word = known(straight, personal) === null ? leet : straight
      const guess = known(word, personal)
      if (guess === null) continue
      const capitals = chars
        .slice(start, end)
        .some((char, at) => char !== plain[start + at] && char !== char.toLowerCase())
      yield { start, end, bits: guess.bits + (capitals ? 1 : 0) + (word === straight ? 0 : 1), kind: guess.kind }
    }
  }
}

function known(word: string, personal: ReadonlySet<string>): { bits: number; kind: PasswordWeakness } | null {
  if (personal.has(word)) return { bits: 1, kind: 'personal' }
  const rank = RANKS.get(word)
  return rank === undefined ? null : { bits: Math.log2(rank + 2), kind: 'common' }
}

/** Words of three letters or more of a name or an e-mail address; shorter ones stand in any text. */
function wordsOf(personal: readonly string[]): ReadonlySet<string> {
  const words = personal.flatMap((entry) =>
    [...entry]
      .map(fold)
      .join('')
      .split(/[^\p{Letter}\p{Number}]+/u),
  )
  const whole = personal.map((entry) =>
    [...entry]
      .map(fold)
      .join('')
      .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ''),
  )
  return new Set([...words, ...whole].filter((word) => word.length >= 3))
}

/** One letter for one letter, so that places stay the same: lower case, without accents. */
function fold(char: string): string {
  return char.toLowerCase().normalize('NFD').charAt(0)
}

/** `aaaa`, `abcabc`: the block once, and how often. */
function* repetitions(chars: readonly string[], personal: ReadonlySet<string>): Generator<Match> {
  for (let start = 0; start < chars.length; start += 1) {
    for (let size = 1; start + 2 * size <= chars.length; size += 1) {
      let end = start + size
      while (end < chars.length && chars[end] === chars[end - size]) end += 1
      const times = Math.floor((end - start) / size)
      if (times < (size === 1 ? 3 : 2)) continue
      const block = size === 1 ? FREE_BITS : cheapest(chars.slice(start, start + size), personal).bits
      yield { start, end: start + times * size, bits: block + Math.log2(times), kind: 'repetition' }
      // The smallest block says it all: what repeats in it is a repetition of the same.
      break
    }
  }
}

/** `1234`, `dcba`: a start, a direction and a length. */
function* sequences(chars: readonly string[]): Generator<Match> {
  const codes = chars.map((char) => (/^[\p{Letter}\d]$/u.test(char) ? (char.toLowerCase().codePointAt(0) ?? 0) : 0))
  for (const [start, end] of runs(chars.length, 3, (at) => {
    const step = (codes[at] ?? 0) - (codes[at - 1] ?? 0)
    return codes[at] !== 0 && codes[at - 1] !== 0 && Math.abs(step) === 1 ? String(step) : ''
  })) {
    const obvious = /[a019z]/.test(fold(chars[start] ?? ''))
    yield { start, end, bits: (obvious ? 2 : 4.7) + Math.log2(end - start), kind: 'sequence' }
  }
}

/** `qwerty`, `lkjh`, `1qaz`: neighbours in a row, either way. */
function* keyboardWalks(chars: readonly string[]): Generator<Match> {
  const lower = chars.map((char) => char.toLowerCase())
  for (const row of KEYBOARD_ROWS) {
    const keys = [...row]
    for (const [start, end] of runs(chars.length, 4, (at) => {
      const [from, to] = [keys.indexOf(lower[at - 1] ?? ''), keys.indexOf(lower[at] ?? '')]
      return from >= 0 && to >= 0 && Math.abs(to - from) === 1 ? String(to - from) : ''
    }))
      yield { start, end, bits: Math.log2(KEYBOARD_ROWS.length * 10) + Math.log2(end - start), kind: 'keyboard' }
  }
}

/** Stretches of at least `least` characters whose steps are all alike and not empty. */
function* runs(length: number, least: number, step: (at: number) => string): Generator<readonly [number, number]> {
  let start = 0
  for (let at = 1; at <= length; at += 1) {
    const now = at < length ? step(at) : ''
    const before = at - 1 > start ? step(at - 1) : now
    if (now !== '' && now === before) continue
    if (at - start >= least) yield [start, at]
    start = now === '' ? at : at - 1
  }
}

/** Years from 1900 to 2099, and days of them as they are written here: ÅÅMMDD, ÅÅÅÅMMDD, with or without marks. */
const DATES = [
  { form: /^(19|20)\d\d$/, bits: Math.log2(200) },
  { form: /^((19|20)?\d\d)[-./ ]?(0[1-9]|1[0-2])[-./ ]?(0[1-9]|[12]\d|3[01])$/, bits: Math.log2(366 * 100) },
  { form: /^(0?[1-9]|[12]\d|3[01])[-./ ]?(0[1-9]|1[0-2])[-./ ]?((19|20)?\d\d)$/, bits: Math.log2(366 * 100) },
] as const

function* dates(chars: readonly string[]): Generator<Match> {
  for (let start = 0; start + 4 <= chars.length; start += 1)
    for (let end = start + 4; end <= Math.min(chars.length, start + 10); end += 1) {
      const date = DATES.find(({ form }) => form.test(chars.slice(start, end).join('')))
      if (date) yield { start, end, bits: date.bits, kind: 'date' }
    }
}
