import type { Discount, DiscountScope } from '../cart/discount.js'
import * as friendsMessages from '../messages/generated/friends.js'

/** What joining the club answers [ENUM-015]. */
export const LOYALTY_JOIN_RESULTS = ['Created', 'Joined', 'AlreadyLoyaltyMember'] as const
export type LoyaltyJoinResult = (typeof LOYALTY_JOIN_RESULTS)[number]

/** The outcome of joining. */
export function joinResult(who: { readonly newCustomer: boolean; readonly member: boolean }): LoyaltyJoinResult {
  if (who.member) return 'AlreadyLoyaltyMember'
  return who.newCustomer ? 'Created' : 'Joined'
}

/** Percent off frames with a booked exam [LOYAL-001]. */
export const FRAME_PERK_PERCENT = 50

/** Accident guarantee in days [LOYAL-002]. */
export const ACCIDENT_GUARANTEE_DAYS = 365

/** Exchange right in days; an exchange, not a refund [LOYAL-003]. */
export const EXCHANGE_RIGHT_DAYS = 100

/** Free revisits, years [LOYAL-004]. */
export const FREE_REVISIT_YEARS = 1

/** Free months of a referral for the one who was referred, and for the one who did it [LOYAL-005]. */
export const REFERRAL_FREE_MONTHS = { friend: 2, referrer: 1 } as const

/** The perks: what each is called, and what it means in a sentence. */
export const PERKS = [
  {
    id: 'frames',
    message: friendsMessages.perkFrames,
    text: () => friendsMessages.perkFramesText(),
    value: FRAME_PERK_PERCENT,
    unit: 'percent',
  },
  {
    id: 'accident',
    message: friendsMessages.perkAccident,
    text: () => friendsMessages.perkAccidentText({ days: ACCIDENT_GUARANTEE_DAYS }),
    value: ACCIDENT_GUARANTEE_DAYS,
    unit: 'days',
  },
  {
    id: 'exchange',
    message: friendsMessages.perkExchange,
    text: () => friendsMessages.perkExchangeText({ days: EXCHANGE_RIGHT_DAYS }),
    value: EXCHANGE_RIGHT_DAYS,
    unit: 'days',
  },
  {
    id: 'revisit',
    message: friendsMessages.perkRevisit,
    text: () => friendsMessages.perkRevisitText(),
    value: FREE_REVISIT_YEARS,
    unit: 'years',
  },
] as const

/** What the perk covers: frames, and not the lenses that are ground for them. */
export const FRAME_PERK: DiscountScope = { families: ['glasses'], framesOnly: true }

/** What the perk is called beside the sum. No code is written in small letters. */
export const FRAME_PERK_NAME = 'Friends'

/** Half price on frames for a member with an exam ahead that is not cancelled; never together with a code [LOYAL-001]. */
export function memberDiscount(who: { readonly member: boolean; readonly examAhead: boolean }): Discount | null {
  if (!who.member || !who.examAhead) return null
  return { ...FRAME_PERK, code: FRAME_PERK_NAME, kind: 'percent', percent: FRAME_PERK_PERCENT }
}
