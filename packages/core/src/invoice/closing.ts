import { addDays, isPlainDate, type PlainDate } from '../calendar/plain-date.js'

/** A month as two days of Stockholm: the first of it, and the first of the next. Null for what is no month, `2026-11`. */
export function closingMonth(typed: string): { readonly from: PlainDate; readonly until: PlainDate } | null {
  const from = `${typed}-01`
  if (!/^\d{4}-\d{2}$/.test(typed) || !isPlainDate(from)) return null
  return { from, until: `${addDays(from, LONGER_THAN_A_MONTH).slice(0, 7)}-01` }
}

const LONGER_THAN_A_MONTH = 31

/** Something that two sets of books say different sums of; amounts in öre. */
export type ClosingDifference = {
  /** What it is: an event of the ledger, or a payment at its provider. */
  readonly id: string
  /** What the rows of its own say. */
  readonly own: number
  /** What the other books say. */
  readonly other: number
}

/** Where two sets of books differ: what only one has is nothing in the other. In the order of the names. */
export function closingDifferences(
  own: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): ClosingDifference[] {
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((id) => ({ id, own: own.get(id) ?? 0, other: other.get(id) ?? 0 }))
    .filter((one) => one.own !== one.other)
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
