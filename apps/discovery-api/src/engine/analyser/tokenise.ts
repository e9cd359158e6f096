import { cutWord } from '@klarsikt/core/search'
import { normalise } from './fold.js'

export type Token = {
  /** Lower case, one spelling; å, ä and ö are kept. */
  readonly word: string
  /** Number of the word in the text, from 0. */
  readonly position: number
  /** How many positions the token covers. Above 1 it joins neighbouring words (`ray-ban` as `rayban`). */
  readonly span: number
  /** Half-open range of UTF-16 positions in the original text. */
  readonly start: number
  readonly end: number
}

// Matches a number with decimals, or a run of letters and digits. Soft hyphens and zero-width signs inside a run are
// ignored.
const PIECE = /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060]*/gu
/** Signs that join the words on both sides: `ray-ban`, `tn-2110`, `r.e.m`, `d'orsay`. A slash does not. */
const BINDS = /^[-‐‑'’.&_+]$/
const INCH_AFTER = /^\s?["”″]/
// Unicode normalisation would turn these into letters (`™` gives tm).
const TRADE_MARKS = /[\u2122\u00AE\u00A9\u2120]/g

/** Units that are written with and without a space after the number. */
export const UNITS: ReadonlySet<string> = new Set(
  'mm cm m km g kg mg ml cl dl l w kw v mv a ma mah wh hz khz mhz ghz kb mb gb tb gbps mbps dpi ppm px mp st pcs pack p h min d k bar lm inch tum in ft'.split(
    ' ',
  ),
)

/** `2,50` and `2.5` become one number; in `10,000` the comma groups thousands. */
function numberWord(text: string): string {
  const grouped = /^[1-9]\d{0,2}(?:[.,]000)+$/.test(text)
  if (grouped) return text.replace(/[.,]/g, '')
  const parts = text.split(/[.,]/)
  if (parts.length !== 2) return parts.join('.')
  const [whole = '', decimals = ''] = parts
  let end = decimals.length
  while (decimals[end - 1] === '0') end -= 1
  const kept = decimals.slice(0, end)
  return kept === '' ? whole : `${whole}.${kept}`
}

type Piece = { word: string; start: number; end: number; bound: boolean }

function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let last: Piece | undefined
  for (const match of text.matchAll(PIECE)) {
    const raw = match[0]
    const start = match.index
    const end = start + raw.length
    const numeric = /^\p{N}/u.test(raw) && /[.,]/.test(raw)
    let word = cutWord(numeric ? numberWord(raw) : normalise(raw))
    if (!/[\p{L}\p{N}]/u.test(word)) continue
    const sign = text[start - 1]
    const beforeSign = text[start - 2]
    const digits = /^[\d.]+$/.test(word)
    // A sign belongs to a number when no letter or digit precedes it: `-2,5` is the power of a lens.
    const signed = digits && (sign === '-' || sign === '−' || sign === '+') && !/[\p{L}\p{N}]/u.test(beforeSign ?? ' ')
    if (signed) word = `${sign === '+' ? '+' : '-'}${word}`
    const between = last === undefined ? '' : text.slice(last.end, start)
    last = {
      word,
      start: signed ? start - 1 : start,
      end,
      bound: !signed && last !== undefined && (between === '' || BINDS.test(between)),
    }
    found.push(last)
    if (digits && INCH_AFTER.test(text.slice(end, end + 2))) {
      const at = text.slice(end, end + 2).search(/["”″]/) + end
      last = { word: 'inch', start: at, end: at + 1, bound: false }
      found.push(last)
    }
  }
  return found
}

const unsigned = (word: string): string => word.replace(/^[+-]/, '')

/**
 * Splits a text into words with their places in the original. Joined tokens are added for words bound by a hyphen or dot (`tn-2110` gives
 * tn, 2110 and tn2110) and for a number with its unit (`52 mm` gives 52, mm and 52mm), so that every spelling finds every other.
 */
export function tokenise(original: string): Token[] {
  const text = original.replace(TRADE_MARKS, ' ')
  const found = pieces(text)
  const tokens: Token[] = []
  for (const [position, piece] of found.entries()) {
    tokens.push({ word: piece.word, position, span: 1, start: piece.start, end: piece.end })
    const next = found[position + 1]
    if (next === undefined) continue
    if (next.bound && !piece.bound) {
      let joined = unsigned(piece.word)
      let span = 1
      let end = piece.end
      for (let at = position + 1; found[at]?.bound === true && span < 5; at += 1) {
        const part = found[at]
        if (part === undefined) break
        joined += unsigned(part.word)
        span += 1
        end = part.end
      }
      if (joined.length <= 40) tokens.push({ word: joined, position, span, start: piece.start, end })
    } else if (UNITS.has(next.word) && /^[+-]?[\d.]+$/.test(piece.word)) {
      tokens.push({ word: unsigned(piece.word) + next.word, position, span: 2, start: piece.start, end: next.end })
    }
  }
  return tokens
}
