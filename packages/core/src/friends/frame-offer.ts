import { EXAM_TYPE_IDS, EXAM_TYPES, type ExamTypeId } from '../booking/exam-types.js'
import { isDiscounted } from '../cart/discount.js'
import type { PricedLine } from '../cart/line.js'
import * as friendsMessages from '../messages/generated/friends.js'
import { FRAME_PERK, FRAME_PERK_PERCENT } from './club.js'

/** Exams that give half the price of a frame once they are booked: those of the eyes [LOYAL-001]. */
export const FRAME_PERK_EXAMS: readonly ExamTypeId[] = EXAM_TYPE_IDS.filter((id) => EXAM_TYPES[id].kind === 'visual')

/** How the perk stands in a cart: applied, or what is missing. */
export const FRAME_OFFER_STATES = ['applied', 'exam-missing', 'code-instead'] as const
export type FrameOfferState = (typeof FRAME_OFFER_STATES)[number]

/** What each is called in the cart. */
export const FRAME_OFFER_MESSAGES = {
  applied: () => friendsMessages.offerApplied({ percent: FRAME_PERK_PERCENT }),
  'exam-missing': () => friendsMessages.offerExamMissing({ percent: FRAME_PERK_PERCENT }),
  'code-instead': () => friendsMessages.offerCodeInstead({ percent: FRAME_PERK_PERCENT }),
} as const satisfies Record<FrameOfferState, () => string>

/** What decides it: who buys, what is in the cart and whether a code reduces it. */
export type FrameOfferFacts = {
  readonly member: boolean
  readonly examAhead: boolean
  readonly lines: readonly Pick<PricedLine, 'family' | 'parentSkuId'>[]
  readonly hasCode: boolean
}

/** What a cart says of the perk; null where it has no frames, and to who is no member [LOYAL-001]. */
export function frameOffer({ member, examAhead, lines, hasCode }: FrameOfferFacts): FrameOfferState | null {
  if (!member || !lines.some((line) => isDiscounted(line, FRAME_PERK))) return null
  if (!examAhead) return 'exam-missing'
  return hasCode ? 'code-instead' : 'applied'
}
