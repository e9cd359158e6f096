import { defineStates, type StateOf } from '../lib/states.js'
import * as reviewMessages from '../messages/generated/review.js'

/** Life of a review: staff decide whether it is shown, and can take one down that is. */
export const reviewStates = defineStates({
  pending: { approve: 'approved', refuse: 'refused' },
  approved: { refuse: 'refused' },
  refused: {},
})
export type ReviewState = StateOf<typeof reviewStates>

/** What each state is called. */
export const REVIEW_STATE_MESSAGES = {
  pending: reviewMessages.statePending,
  approved: reviewMessages.stateApproved,
  refused: reviewMessages.stateRefused,
} as const satisfies Record<ReviewState, () => string>

/** What staff decide. */
export const REVIEW_DECISIONS = ['approve', 'refuse'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]

/** Why a review is not shown. What somebody thinks of the goods is no reason. */
export const REVIEW_REFUSALS = ['personal', 'offensive', 'off-topic', 'advertising', 'unlawful'] as const
export type ReviewRefusal = (typeof REVIEW_REFUSALS)[number]

/** Each reason, as its customer reads it. */
export const REVIEW_REFUSAL_MESSAGES = {
  personal: reviewMessages.refusalPersonal,
  offensive: reviewMessages.refusalOffensive,
  'off-topic': reviewMessages.refusalOffTopic,
  advertising: reviewMessages.refusalAdvertising,
  unlawful: reviewMessages.refusalUnlawful,
} as const satisfies Record<ReviewRefusal, () => string>
