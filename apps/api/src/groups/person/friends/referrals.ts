import { errorText } from '@klarsikt/core/errors'
import { isNewCustomer, refuseReferral, type ReferralRefusal } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { countOrders } from './queries.js'
import { friendsMember, friendsReferral } from './tables.js'

type Redeem = { readonly friendId: string; readonly code: string; readonly now: Date }

/**
 * Records who referred a new customer. The free months follow when the customer's subscription is active [LOYAL-005].
 */
export async function redeemReferral(
  tx: Executor,
  { friendId, code, now }: Redeem,
): Promise<Result<void, Refusal<ReferralRefusal>>> {
  const referrerId = await findReferrer(tx, code)
  const isReferred = (await findReferral(tx, friendId)) !== null
  const refusal = refuseReferral({ referrerId, friendId, isReferred, orders: await countOrdersOf(tx, friendId) })
  if (refusal !== null || referrerId === null) return refuse(refusal ?? 'referral.unknown')
  const { rowCount } = await tx.orm
    .insert(friendsReferral)
    .values({ friendCustomerId: friendId, referrerCustomerId: referrerId, redeemedAt: now })
    .onConflictDoNothing()
  // The second of two simultaneous calls finds the referral of the first.
  if (rowCount === 0) return refuse('referral.used')
  await audit(tx, now, { action: 'friends.referral-redeemed', subject: 'customer', id: friendId })
  return ok(undefined)
}

/** The refusal of a code, at its form field. */
function refuse(code: ReferralRefusal) {
  return err({ code, fields: { code: errorText(code) } })
}

/** The referral of a customer, if any. */
export async function findReferral({ orm }: Executor, friendId: string) {
  const [row] = await orm.select().from(friendsReferral).where(eq(friendsReferral.friendCustomerId, friendId))
  return row ?? null
}

/** Whether a customer could still use a code. */
export async function canRedeem(executor: Executor, friendId: string): Promise<boolean> {
  if ((await findReferral(executor, friendId)) !== null) return false
  return isNewCustomer({ orders: await countOrdersOf(executor, friendId) })
}

/** Counts the friends that a customer has referred: those still without an active subscription, and the others. */
export async function countReferred(
  { orm }: Executor,
  referrerId: string,
): Promise<{ readonly waiting: number; readonly credited: number }> {
  const [row] = await orm
    .select({ all: count(), credited: count(friendsReferral.creditedAt) })
    .from(friendsReferral)
    .where(eq(friendsReferral.referrerCustomerId, referrerId))
  const { all = 0, credited = 0 } = row ?? {}
  return { waiting: all - credited, credited }
}

export async function countOrdersOf(executor: Executor, customerId: string): Promise<number> {
  return (await countOrders(executor, customerId)).rows[0]?.orders ?? 0
}

/** The member with a code. */
async function findReferrer({ orm }: Executor, referralCode: string): Promise<string | null> {
  const [row] = await orm
    .select({ id: friendsMember.customerId })
    .from(friendsMember)
    .where(and(eq(friendsMember.referralCode, referralCode), isNull(friendsMember.leftAt)))
  return row?.id ?? null
}
