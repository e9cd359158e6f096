import type { FilterOp } from '../wire.js'

/**
 * Characters for operators in the query string. Links of shops that move over contain exactly these, so none may
 * change. `in` is written without a symbol, except where the field would be misread. It is read with or without it.
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
/** Separates the strings of a list. It is a low quotation mark and not a comma. */
export const ITEM_END = '\u201A'
/** Ends every inner list in a list of lists. */
export const LIST_END = '\u2023'
/** Stands for the empty string in a list. */
export const EMPTY_ITEM = '0\uFE0F\u20E3'
export const RANGE_MARK = '-'
/** Prefix of filters in older links. Every instance reads it. */
export const LEGACY_PREFIX = 'filter_'
