import type { FilterOp } from '../wire.js'

/**
 * Characters of the query string. Shops that move over carry links written with exactly these, so none may change.
 * `in` is written with nothing; its symbol is read everywhere and written only where the field would be misread.
 */
export const OPERATORS: Readonly<Record<FilterOp, string>> = {
  eq: '\u2261',
  neq: '\u2260',
  in: '\u2208',
  nin: '\u2209',
  leq: '\u2264',
  geq: '\u2265',
  inrange: '\u{1F522}',
}
export const ASCENDING = '\u{1F4C8}'
export const DESCENDING = '\u{1F4C9}'
/** Between the strings of a list: a low quotation mark, not a comma. */
export const ITEM_END = '\u201A'
/** After every inner list of a list of lists. */
export const LIST_END = '\u2023'
/** Represents the empty string in a list. */
export const EMPTY_ITEM = '0\uFE0F\u20E3'
export const RANGE_MARK = '-'
/** Prefix of older links, read by every instance. */
export const LEGACY_PREFIX = 'filter_'
