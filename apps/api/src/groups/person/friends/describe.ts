import type { Loyalty } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { formatReferralCode, PERKS, REFERRAL_PARAMETER } from '@klarsikt/core/friends'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Deps } from '../../../context.js'
import { countFreeMonths } from './free-months.js'
import { findMember } from './members.js'
import { canRedeem, countReferred, findReferral } from './referrals.js'

/** Describes a customer's membership for the page of the club. */
export async function describeLoyalty(
  { database, settings }: Pick<Deps, 'database' | 'settings'>,
  customerId: string,
): Promise<Loyalty> {
  const member = await findMember(database, customerId)
  const referral = await findReferral(database, customerId)
  return {
    perks: PERKS.map(({ id, message, text, value, unit }) => ({ id, name: message(), text: text(), value, unit })),
    member: member && {
      since: stockholmDate(member.joinedAt),
      referralCode: formatReferralCode(member.referralCode),
      referralUrl: `${settings.publicUrl}${encodedHref('friends-signup')}?${REFERRAL_PARAMETER}=${member.referralCode}`,
      referred: await countReferred(database, customerId),
    },
    referral: referral && (referral.creditedAt === null ? 'waiting' : 'credited'),
    canRedeem: await canRedeem(database, customerId),
    freeMonths: await countFreeMonths(database, customerId),
  }
}
