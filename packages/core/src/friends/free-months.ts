import { REFERRAL_FREE_MONTHS } from './club.js'

/** Why the balance of free months changes: a referral of either side, or a month that is not invoiced. */
export const FREE_MONTH_KINDS = ['friend', 'referrer', 'taken'] as const
export type FreeMonthKind = (typeof FREE_MONTH_KINDS)[number]

/** What each kind adds to the balance. Months are kept until a Lifestyle subscription takes them. */
export const FREE_MONTHS_OF = {
  friend: REFERRAL_FREE_MONTHS.friend,
  referrer: REFERRAL_FREE_MONTHS.referrer,
  taken: -1,
} as const satisfies Record<FreeMonthKind, number>

/** The balance: the sum of what was added and taken, never below 0. */
export function freeMonths(entries: readonly { readonly months: number }[]): number {
  return Math.max(
    0,
    entries.reduce((sum, { months }) => sum + months, 0),
  )
}
