import type { FilterData, FilterOp } from '../wire.js'
import { fromBase64Json, toBase64Json } from './base64.js'
import { EMPTY_ITEM, ITEM_END, LIST_END, RANGE_MARK } from './symbols.js'

/**
 * Writes the value of a filter as text for the query string. It uses the readable form when reading that gives the same
 * value, and base64 otherwise.
 */
export function encodeValue(op: FilterOp, data: unknown): string {
  const plain = plainForm(op, data)
  return plain !== undefined && JSON.stringify(decodeValue(op, plain)) === JSON.stringify(data)
    ? plain
    : toBase64Json(data)
}

/** Reads the text of {@link encodeValue}. Returns undefined for a text of unknown form. */
export function decodeValue(op: FilterOp, text: string): unknown {
  if (text === '1') return 'true'
  if (text === '0') return 'false'
  if (op === 'inrange' && text.includes(RANGE_MARK)) {
    const range = rangeOf(text)
    if (range) return range
  }
  if (text.includes(LIST_END)) return segments(text, LIST_END).map(stringsOf)
  if (text.includes(ITEM_END)) return stringsOf(text)
  try {
    return fromBase64Json(text) ?? undefined
  } catch {
    // The text may be the single value of a link that a person wrote.
    return op === 'in' ? [text] : undefined
  }
}

function plainForm(op: FilterOp, data: unknown): string | undefined {
  if (data === 'true') return '1'
  if (data === 'false') return '0'
  if (!Array.isArray(data)) return undefined
  const list: readonly unknown[] = data
  if (op === 'inrange' && list.every((item) => typeof item === 'number')) {
    const range = list.join(RANGE_MARK)
    // Older pages would take the minus sign of a bound for the separator.
    return range.split(RANGE_MARK).length === list.length ? range : undefined
  }
  const text = list.every((item) => Array.isArray(item)) ? nested(list) : strings(list, true)
  return op === 'inrange' && text?.includes(RANGE_MARK) ? undefined : text
}

function nested(lists: readonly (readonly unknown[])[]): string | undefined {
  const parts = lists.map((list) => strings(list, false))
  return parts.includes(undefined) ? undefined : parts.join(LIST_END) + LIST_END
}

/**
 * Writes a list of strings. A list with one string gets an end mark, because it would otherwise be read as a scalar.
 */
function strings(list: readonly unknown[], ended: boolean): string | undefined {
  if (!list.every((item) => typeof item === 'string' && !RESERVED.test(item) && item !== EMPTY_ITEM)) return undefined
  const text = list.map((item) => item || EMPTY_ITEM).join(ITEM_END)
  return ended && list.length === 1 ? text + ITEM_END : text
}

/** Matches the list symbols, and half of a surrogate pair, which a query string cannot hold. */
const RESERVED = /[\u201A\u2023\p{Cs}]/u

function segments(text: string, separator: string): string[] {
  return text.split(separator).filter((part) => part !== '')
}

function stringsOf(text: string): string[] {
  return segments(text, ITEM_END).map((item) => (item === EMPTY_ITEM ? '' : item))
}

const BOUND = String.raw`(?:\d+(?:\.\d+)?(?:e\+?\d+)?|Infinity)`
const BOUNDS = new RegExp(`^${BOUND}(?:-${BOUND})+$`)
/** Matches a range with negative bounds. Older pages wrote it but could not read it. */
const SIGNED = new RegExp(`^(-?${BOUND})-(-?${BOUND})$`)

function rangeOf(text: string): number[] | undefined {
  return (BOUNDS.test(text) ? text.split(RANGE_MARK) : SIGNED.exec(text)?.slice(1))?.map(Number)
}

/** Returns whether the service accepts such a value. A link may hold any JSON. */
export function isFilterData(data: unknown): data is FilterData {
  return Array.isArray(data) ? data.every(isItem) : isScalar(data)
}

function isItem(item: unknown): boolean {
  return item === null || isScalar(item) || (Array.isArray(item) && item.every(isScalar))
}

function isScalar(data: unknown): boolean {
  return typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
}
