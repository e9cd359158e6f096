import { REFERRAL_FREE_MONTHS } from './club.js'

/** Why the balance of free months changes: the two sides of a referral, or a month that is not charged. */
export const FREE_MONTH_KINDS = ['friend', 'referrer', 'taken'] as const
export type FreeMonthKind = (typeof FREE_MONTH_KINDS)[number]

/** Months that each kind adds to the balance. They are kept until a glasses subscription uses them. */
export const FREE_MONTHS_OF = {
  friend: REFERRAL_FREE_MONTHS.friend,
  referrer: REFERRAL_FREE_MONTHS.referrer,
  taken: -1,
} as const satisfies Record<FreeMonthKind, number>

/** Returns the balance of free months, never below 0. */
export function freeMonths(entries: readonly { readonly months: number }[]): number {
  return Math.max(
    0,
    entries.reduce((sum, { months }) => sum + months, 0),
  )
}
