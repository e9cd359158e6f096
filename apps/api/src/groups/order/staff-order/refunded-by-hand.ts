import type { Executor } from '@klarsikt/server/database'
import { ACCOUNTS, sumBooked } from '../../money/index.js'

const BY_HAND = 'staff:'

/** The reference of a refund by staff, from the key of their call. Each reference refunds once. */
export const refundByHand = (key: string): string => `${BY_HAND}${key}`

/** The sum in öre that staff have refunded by hand, without returns. */
export function readRefundedByHand(executor: Executor, number: string): Promise<number> {
  return sumBooked(executor, { orderNumber: number, events: `refund:${BY_HAND}`, account: ACCOUNTS.returns })
}
