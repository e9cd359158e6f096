import { oneOf } from '../lib/one-of.js'
import { stockState } from './status.js'

/** Selling points an article can carry; the message key is `usp.<flag>` [ENUM-017]. */
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

/** Hold for what is bought in a store too; the others are about what is sent home. */
const IN_STORES: ReadonlySet<string> = new Set<UspFlag>(['freeAdjustments', 'contactLensSafety'])

/** Said beside the button that buys what is sent: no page promises it twice. */
const BESIDE_BUTTON: ReadonlySet<string> = new Set<UspFlag>([
  'freeReturn',
  'freeReturnTryAtHome',
  'withdrawal30',
  'withdrawal90',
])

/** The other selling points of an article of this status: what only the stores sell is neither sent nor withdrawn from. */
export function uspsOf<Usp extends string>(usps: readonly Usp[], status: number): readonly Usp[] {
  const inStore = stockState(status) === 'in-store'
  return usps.filter((usp) => (inStore ? IN_STORES.has(usp) : !BESIDE_BUTTON.has(usp)))
}

/** Length of the withdrawal right in days, counted from the delivery day [ORD-007]. */
export const WITHDRAWAL_DAYS = [30, 90] as const
export type WithdrawalDays = (typeof WITHDRAWAL_DAYS)[number]

/** The article's own promise decides: 90 days when it is flagged so, otherwise 30 [ORD-007]. */
export function withdrawalDays(usps: readonly UspFlag[]): WithdrawalDays {
  return usps.includes('withdrawal90') ? 90 : 30
}
