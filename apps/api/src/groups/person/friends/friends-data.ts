import { asc, eq, or } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { countFreeMonths } from './free-months.js'
import { countReferred, findReferral } from './referrals.js'
import { freeMonth, friendsMember, friendsReferral } from './tables.js'

/** The membership, free months and referrals of a customer. A referral does not name the other person. */
export const friendsData: CustomerData = {
  file: 'friends',
  columns: [
    friendsMember.customerId,
    friendsReferral.friendCustomerId,
    friendsReferral.referrerCustomerId,
    freeMonth.customerId,
  ],
  async read(_deps, executor, { id }) {
    const [member] = await executor.orm
      .select({
        referralCode: friendsMember.referralCode,
        termsVersion: friendsMember.termsVersion,
        joinedAt: friendsMember.joinedAt,
        leftAt: friendsMember.leftAt,
      })
      .from(friendsMember)
      .where(eq(friendsMember.customerId, id))
    const months = await executor.orm
      .select({ kind: freeMonth.kind, months: freeMonth.months, at: freeMonth.at })
      .from(freeMonth)
      .where(eq(freeMonth.customerId, id))
      .orderBy(asc(freeMonth.id))
    const referral = await findReferral(executor, id)
    return {
      member: member ?? null,
      referral: referral && { redeemedAt: referral.redeemedAt, creditedAt: referral.creditedAt },
      referred: await countReferred(executor, id),
      freeMonths: { left: await countFreeMonths(executor, id), months },
    }
  },
  async erase(_deps, { orm }, { id }) {
    await orm.delete(freeMonth).where(eq(freeMonth.customerId, id))
    await orm
      .delete(friendsReferral)
      .where(or(eq(friendsReferral.friendCustomerId, id), eq(friendsReferral.referrerCustomerId, id)))
    await orm.delete(friendsMember).where(eq(friendsMember.customerId, id))
  },
}
