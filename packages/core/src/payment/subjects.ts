/** What a payment is for, as the payment tables store it. `saved-payment` saves a card and charges nothing. */
export const SUBJECT_TYPES = ['checkout', 'payment-link', 'invoice', 'saved-payment', 'lens-delivery'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]
