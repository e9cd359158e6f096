/**
 * What a payment at the provider is for. The payment tables store these values. `saved-payment` saves a card and
 * charges nothing.
 */
export const SUBJECT_TYPES = ['checkout', 'payment-link', 'invoice', 'saved-payment', 'lens-delivery'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]
