/** The colour of each state of a claim, for customers and staff. */
export const CLAIM_TONES = { reported: 'warning', accepted: 'success', declined: 'neutral' } as const
