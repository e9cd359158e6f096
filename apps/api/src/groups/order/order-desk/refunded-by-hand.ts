import type { Executor } from '@klarsikt/server/database'
import { and, eq, like, sql } from 'drizzle-orm'
import { ACCOUNTS } from '../../money/index.js'
import { ledgerEntry } from '../../money/ledger/tables.js'

const BY_HAND = 'staff:'

/** The reference of a refund by staff, from the key of their call. Each reference refunds once. */
export const refundByHand = (key: string): string => `${BY_HAND}${key}`

/** The sum in öre that staff have refunded by hand, without returns. */
export async function readRefundedByHand({ orm }: Executor, number: string): Promise<number> {
  const { event, account, amount, orderNumber } = ledgerEntry
  const [found] = await orm
    .select({ sum: sql<number>`coalesce(sum(${amount}), 0)::int` })
    .from(ledgerEntry)
    .where(and(eq(orderNumber, number), like(event, `refund:${BY_HAND}%`), eq(account, ACCOUNTS.returns)))
  return found?.sum ?? 0
}
