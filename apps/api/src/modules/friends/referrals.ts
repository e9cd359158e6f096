import { errorText } from '@klarsikt/core/errors'
import { isNewCustomer, refuseReferral, type ReferralRefusal } from '@klarsikt/core/friends'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Executor } from '@klarsikt/server/database'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Refusal } from '../../http/failures.js'
import { audit } from '../audit/audit.js'
import { countOrders } from './queries.js'
import { friendsMember, friendsReferral } from './tables.js'

type Redeem = { readonly friendId: string; readonly code: string; readonly now: Date }

/** Notes by whom a new customer was referred; the months follow when their subscription is active [LOYAL-005]. */
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
  // Two presses at once: the other one was first.
  if (rowCount === 0) return refuse('referral.used')
  await audit(tx, now, { action: 'friends.referral-redeemed', subject: 'customer', id: friendId })
  return ok(undefined)
}

/** The code is a field of its form, so what is wrong is said there. */
function refuse(code: ReferralRefusal) {
  return err({ code, fields: { code: errorText(code) } })
}

/** By whom a customer was referred, if so. */
export async function findReferral({ orm }: Executor, friendId: string) {
  const [row] = await orm.select().from(friendsReferral).where(eq(friendsReferral.friendCustomerId, friendId))
  return row ?? null
}

/** Whether a code would be taken from a customer at all. */
export async function canRedeem(executor: Executor, friendId: string): Promise<boolean> {
  if ((await findReferral(executor, friendId)) !== null) return false
  return isNewCustomer({ orders: await countOrdersOf(executor, friendId) })
}

/** How many friends a customer has referred: those whose subscription is not active yet, and the others. */
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

/** What a customer has bought so far. */
export async function countOrdersOf(executor: Executor, customerId: string): Promise<number> {
  return (await countOrders(executor, customerId)).rows[0]?.orders ?? 0
}

/** The member whose code it is. */
async function findReferrer({ orm }: Executor, referralCode: string): Promise<string | null> {
  const [row] = await orm
    .select({ id: friendsMember.customerId })
    .from(friendsMember)
    .where(and(eq(friendsMember.referralCode, referralCode), isNull(friendsMember.leftAt)))
  return row?.id ?? null
}
