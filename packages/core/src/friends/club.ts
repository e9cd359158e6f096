import type { Discount, DiscountScope } from '../cart/discount.js'
import * as friendsMessages from '../messages/generated/friends.js'

/** Results of joining the club [ENUM-015]. */
export const LOYALTY_JOIN_RESULTS = ['Created', 'Joined', 'AlreadyLoyaltyMember'] as const
export type LoyaltyJoinResult = (typeof LOYALTY_JOIN_RESULTS)[number]

/** Returns the result of joining, by what was known of the person before. */
export function joinResult(who: { readonly newCustomer: boolean; readonly member: boolean }): LoyaltyJoinResult {
  if (who.member) return 'AlreadyLoyaltyMember'
  return who.newCustomer ? 'Created' : 'Joined'
}

/** Discount in percent on frames for a member with a booked exam [LOYAL-001]. */
export const FRAME_PERK_PERCENT = 50

/** Days of the accident guarantee [LOYAL-002]. */
export const ACCIDENT_GUARANTEE_DAYS = 365

/** Days to exchange frames for others. The customer gets no money back [LOYAL-003]. */
export const EXCHANGE_RIGHT_DAYS = 100

/** Years of free revisits [LOYAL-004]. */
export const FREE_REVISIT_YEARS = 1

/** Free months for the referred friend and for the member who referred them [LOYAL-005]. */
export const REFERRAL_FREE_MONTHS = { friend: 2, referrer: 1 } as const

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

/** The lines that the frame discount covers: frames, and not the lenses ground for them. */
export const FRAME_PERK: DiscountScope = { families: ['glasses'], framesOnly: true }

/** Name of the discount beside its sum. A real code is in capitals, so no code can equal it. */
export const FRAME_PERK_NAME = 'Friends'

/** Returns the frame discount of a member with an exam ahead, else null. A code never adds to it [LOYAL-001]. */
export function memberDiscount(who: { readonly member: boolean; readonly examAhead: boolean }): Discount | null {
  if (!who.member || !who.examAhead) return null
  return { ...FRAME_PERK, code: FRAME_PERK_NAME, kind: 'percent', percent: FRAME_PERK_PERCENT }
}
