import type { Loyalty } from '@klarsikt/contract/shop/types'
import { PERKS } from '@klarsikt/core/friends'

/** The club for a new customer who is no member. */
export const NO_MEMBER: Loyalty = {
  perks: PERKS.map(({ id, message, text, value, unit }) => ({ id, name: message(), text: text(), value, unit })),
  member: null,
  referral: null,
  canRedeem: true,
  freeMonths: 0,
}

/** A member who has referred three friends. */
export const MEMBER: Loyalty = {
  ...NO_MEMBER,
  member: {
    since: '2026-03-02',
    referralCode: 'KRT4-8WMZ',
    referralUrl: 'https://klarsikt.example/klarsiktfriends/signup?kod=KRT48WMZ',
    referred: { waiting: 1, credited: 2 },
  },
  canRedeem: false,
  freeMonths: 2,
}

/** A member who has just joined, without a code of a friend. */
export const NEW_MEMBER: Loyalty = {
  ...MEMBER,
  member: MEMBER.member && { ...MEMBER.member, since: '2026-11-24', referred: { waiting: 0, credited: 0 } },
  canRedeem: true,
  freeMonths: 0,
}
