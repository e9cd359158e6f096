import { FREE_MONTHS_OF, freeMonths, type FreeMonthKind } from '@klarsikt/core/friends'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import { customer } from '../customer/tables.js'
import { freeMonth, friendsReferral } from './tables.js'

/** The free months that a customer has left. */
export async function countFreeMonths({ orm }: Executor, customerId: string): Promise<number> {
  return freeMonths(
    await orm.select({ months: freeMonth.months }).from(freeMonth).where(eq(freeMonth.customerId, customerId)),
  )
}

/**
 * Gives a friend and their referrer free months, in the transaction that makes the friend's glasses subscription
 * active [LOYAL-005]. It happens once for each friend; other calls change nothing and return false.
 */
export async function creditReferral(
  tx: Executor,
  { friendId, now }: { readonly friendId: string; readonly now: Date },
): Promise<boolean> {
  const [credited] = await tx.orm
    .update(friendsReferral)
    .set({ creditedAt: now })
    .where(and(eq(friendsReferral.friendCustomerId, friendId), isNull(friendsReferral.creditedAt)))
    .returning({ referrerId: friendsReferral.referrerCustomerId })
  if (!credited) return false
  await add(tx, friendId, { kind: 'friend', reference: friendId, now })
  await add(tx, credited.referrerId, { kind: 'referrer', reference: friendId, now })
  await audit(tx, now, { action: 'friends.referral-credited', subject: 'customer', id: friendId })
  return true
}

/**
 * Takes one of a customer's free months for an invoice, named by a reference such as the subscription and month.
 * Returns true when the month is free, also for a repeated reference; false when no month is left.
 */
export async function takeFreeMonth(
  tx: Executor,
  { customerId, reference, now }: { readonly customerId: string; readonly reference: string; readonly now: Date },
): Promise<boolean> {
  // The lock makes a customer's invoices wait for each other, so that the last month is taken once.
  await tx.orm.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update')
  const entries = await tx.orm.select().from(freeMonth).where(eq(freeMonth.customerId, customerId))
  if (entries.some((entry) => entry.kind === 'taken' && entry.reference === reference)) return true
  if (freeMonths(entries) === 0) return false
  await add(tx, customerId, { kind: 'taken', reference, now })
  await audit(tx, now, { action: 'friends.month-taken', subject: 'customer', id: customerId })
  return true
}

type Entry = { readonly kind: FreeMonthKind; readonly reference: string; readonly now: Date }

async function add({ orm }: Executor, customerId: string, { kind, reference, now }: Entry): Promise<void> {
  await orm.insert(freeMonth).values({ customerId, kind, months: FREE_MONTHS_OF[kind], reference, at: now })
}
