/** The colour of the badge for each state of a claim. Customers and staff see the same colours. */
export const CLAIM_TONES = { reported: 'warning', accepted: 'success', declined: 'neutral' } as const
