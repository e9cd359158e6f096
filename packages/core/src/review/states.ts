import { defineStates, type StateOf } from '../lib/states.js'
import * as reviewMessages from '../messages/generated/review.js'

/** States of a review. Staff decide whether it is shown, and can remove one that is shown. */
export const reviewStates = defineStates({
  pending: { approve: 'approved', refuse: 'refused' },
  approved: { refuse: 'refused' },
  refused: {},
})
export type ReviewState = StateOf<typeof reviewStates>

export const REVIEW_STATE_MESSAGES = {
  pending: reviewMessages.statePending,
  approved: reviewMessages.stateApproved,
  refused: reviewMessages.stateRefused,
} as const satisfies Record<ReviewState, () => string>

export const REVIEW_DECISIONS = ['approve', 'refuse'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** Why a review is not shown. A bad opinion of the goods is not a reason. */
export const REVIEW_REFUSALS = ['personal', 'offensive', 'off-topic', 'advertising', 'unlawful'] as const
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number]

export const REVIEW_REFUSAL_MESSAGES = {
  personal: reviewMessages.refusalPersonal,
  offensive: reviewMessages.refusalOffensive,
  'off-topic': reviewMessages.refusalOffTopic,
  advertising: reviewMessages.refusalAdvertising,
  unlawful: reviewMessages.refusalUnlawful,
} as const satisfies Record<ReviewRefusal, () => string>
