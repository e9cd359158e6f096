/** The colour of the badge for each state of a review. Customers and staff see the same colours. */
export const REVIEW_TONES = { pending: 'warning', approved: 'success', refused: 'neutral' } as const
