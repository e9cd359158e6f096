/** The colour of each state of a review, for customers and staff. */
export const REVIEW_TONES = { pending: 'warning', approved: 'success', refused: 'neutral' } as const
