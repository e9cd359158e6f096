/** What goes through the provider's page; the value is stored in the payment tables. A means of payment is saved for nothing. */
export const SUBJECT_TYPES = ['checkout', 'payment-link', 'invoice', 'saved-payment', 'lens-delivery'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]
