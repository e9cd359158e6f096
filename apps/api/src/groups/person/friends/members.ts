import { randomInt } from 'node:crypto'
import {
  FRIENDS_TERMS_VERSION,
  isNewCustomer,
  joinResult,
  type LoyaltyJoinResult,
  newReferralCode,
} from '@klarsikt/core/friends'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '../../platform/index.js'
import { customer } from '../customer/tables.js'
import { countOrdersOf } from './referrals.js'
import { friendsMember } from './tables.js'

/** The number of tries before more than chance must be wrong. */
const CODE_TRIES = 5

export type Member = Pick<typeof friendsMember.$inferSelect, 'referralCode' | 'joinedAt'>

/** The membership of a customer; null for others and for former members. */
export async function findMember({ orm }: Executor, customerId: string): Promise<Member | null> {
  const [row] = await orm
    .select({ referralCode: friendsMember.referralCode, joinedAt: friendsMember.joinedAt })
    .from(friendsMember)
    .where(and(eq(friendsMember.customerId, customerId), isNull(friendsMember.leftAt)))
  return row ?? null
}

/** Makes a customer a member, with a code that stays the same [LOYAL-006]. For a member it changes nothing. */
export async function joinFriends(tx: Executor, customerId: string, now: Date): Promise<LoyaltyJoinResult> {
  // The second of two simultaneous calls waits here and then finds a member.
  await tx.orm.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update')
  const result = joinResult({
    newCustomer: isNewCustomer({ orders: await countOrdersOf(tx, customerId) }),
    member: (await findMember(tx, customerId)) !== null,
  })
  if (result === 'AlreadyLoyaltyMember') return result
  const again = await tx.orm
    .update(friendsMember)
    .set({ joinedAt: now, leftAt: null, termsVersion: FRIENDS_TERMS_VERSION })
    .where(eq(friendsMember.customerId, customerId))
  if (again.rowCount === 0) await insertMember(tx, customerId, now)
  await audit(tx, now, { action: 'friends.joined', subject: 'customer', id: customerId })
  return result
}

/** Ends a membership. Returns false when there is none. */
export async function leaveFriends(tx: Executor, customerId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.orm
    .update(friendsMember)
    .set({ leftAt: now })
    .where(and(eq(friendsMember.customerId, customerId), isNull(friendsMember.leftAt)))
  if (rowCount === 0) return false
  await audit(tx, now, { action: 'friends.left', subject: 'customer', id: customerId })
  return true
}

async function insertMember({ orm }: Executor, customerId: string, now: Date): Promise<void> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const { rowCount } = await orm
      .insert(friendsMember)
      .values({
        customerId,
        referralCode: newReferralCode((below) => randomInt(below)),
        termsVersion: FRIENDS_TERMS_VERSION,
        joinedAt: now,
      })
      .onConflictDoNothing({ target: friendsMember.referralCode })
    if (rowCount === 1) return
  }
  throw new Error('No free referral code was found')
}
