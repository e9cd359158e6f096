import { oneOf } from '../lib/one-of.js'
import { stockState } from './status.js'

/** Selling points of an article [ENUM-017]. */
export const USP_FLAGS = [
  'fastDelivery',
  'freeReturn',
  'freeReturnTryAtHome',
  'freeAdjustments',
  'withdrawal30',
  'withdrawal90',
  'contactLensSafety',
  'glassesMadeForYou',
] as const
export type UspFlag = (typeof USP_FLAGS)[number]
export const isUspFlag = oneOf(USP_FLAGS)

/** These also hold for purchases in a store. The others are about delivery. */
const IN_STORES: ReadonlySet<string> = new Set<UspFlag>(['freeAdjustments', 'contactLensSafety'])

/** The buy button already shows these, so the list leaves them out. */
const BESIDE_BUTTON: ReadonlySet<string> = new Set<UspFlag>([
  'freeReturn',
  'freeReturnTryAtHome',
  'withdrawal30',
  'withdrawal90',
])

/**
 * Returns the selling points to list. An article that only stores sell has those for stores; the others leave out what
 * the buy button shows.
 */
export function uspsOf<Usp extends string>(usps: readonly Usp[], status: number): readonly Usp[] {
  const inStore = stockState(status) === 'in-store'
  return usps.filter((usp) => (inStore ? IN_STORES.has(usp) : !BESIDE_BUTTON.has(usp)))
}

/** Possible lengths of the shop's right of withdrawal, in days from delivery [ORD-007]. */
export const WITHDRAWAL_DAYS = [30, 90] as const
export type WithdrawalDays = (typeof WITHDRAWAL_DAYS)[number]

/** Returns the article's right of withdrawal in days: 90 if its selling points promise that, otherwise 30 [ORD-007]. */
export function withdrawalDays(usps: readonly UspFlag[]): WithdrawalDays {
  return usps.includes('withdrawal90') ? 90 : 30
}
