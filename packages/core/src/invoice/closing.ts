import { addDays, isPlainDate, type PlainDate } from '../calendar/plain-date.js'

/** Returns the first day of a month `YYYY-MM` and that of the next month; null if it is no month. */
export function closingMonth(typed: string): { readonly from: PlainDate; readonly until: PlainDate } | null {
  const from = `${typed}-01`
  if (!/^\d{4}-\d{2}$/.test(typed) || !isPlainDate(from)) return null
  return { from, until: `${addDays(from, LONGER_THAN_A_MONTH).slice(0, 7)}-01` }
}

const LONGER_THAN_A_MONTH = 31

/** An item for which two sets of books have different sums, in öre. */
export type ClosingDifference = {
  /** Id of an event in the ledger, or of a payment at its provider. */
  readonly id: string
  /** The sum in the shop's own books. */
  readonly own: number
  /** The sum in the other books. */
  readonly other: number
}

/** Returns the items whose sums differ, sorted by id. An item that only one side has counts as 0 on the other. */
export function closingDifferences(
  own: ReadonlyMap<string, number>,
  other: ReadonlyMap<string, number>,
): ClosingDifference[] {
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((id) => ({ id, own: own.get(id) ?? 0, other: other.get(id) ?? 0 }))
    .filter((one) => one.own !== one.other)
    .toSorted((a, b) => a.id.localeCompare(b.id))
}
