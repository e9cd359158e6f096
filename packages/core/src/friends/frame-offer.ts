import { EXAM_TYPE_IDS, EXAM_TYPES, type ExamTypeId } from '../booking/exam-types.js'
import { isDiscounted } from '../cart/discount.js'
import type { PricedLine } from '../cart/line.js'
import * as friendsMessages from '../messages/generated/friends.js'
import { FRAME_PERK, FRAME_PERK_PERCENT } from './club.js'

/** Exams that give the discount on frames once they are booked: exams of the eyes [LOYAL-001]. */
export const FRAME_PERK_EXAMS: readonly ExamTypeId[] = EXAM_TYPE_IDS.filter((id) => EXAM_TYPES[id].kind === 'visual')

/** State of the frame discount in a cart: applied, or why not. */
export const FRAME_OFFER_STATES = ['applied', 'exam-missing', 'code-instead'] as const
export type FrameOfferState = (typeof FRAME_OFFER_STATES)[number]

export const FRAME_OFFER_MESSAGES = {
  applied: () => friendsMessages.offerApplied({ percent: FRAME_PERK_PERCENT }),
  'exam-missing': () => friendsMessages.offerExamMissing({ percent: FRAME_PERK_PERCENT }),
  'code-instead': () => friendsMessages.offerCodeInstead({ percent: FRAME_PERK_PERCENT }),
} as const satisfies Record<FrameOfferState, () => string>

/** The facts that decide the state of the frame discount. */
export type FrameOfferFacts = {
  readonly member: boolean
  readonly examAhead: boolean
  readonly lines: readonly Pick<PricedLine, 'family' | 'parentSkuId'>[]
  readonly hasCode: boolean
}

/** Returns the state of the frame discount in a cart; null for other customers and without frames [LOYAL-001]. */
export function frameOffer({ member, examAhead, lines, hasCode }: FrameOfferFacts): FrameOfferState | null {
  if (!member || !lines.some((line) => isDiscounted(line, FRAME_PERK))) return null
  if (!examAhead) return 'exam-missing'
  return hasCode ? 'code-instead' : 'applied'
}
