/** The colour of the badge for each state of a cart that a store has handed over. */
export const CART_HANDOVER_TONES = {
  sent: 'warning',
  opened: 'warning',
  agreed: 'success',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const
