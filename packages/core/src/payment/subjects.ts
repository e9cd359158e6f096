/** What can be paid for; the value is stored in the payment tables. */
export const SUBJECT_TYPES = ['checkout', 'payment-link', 'invoice'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]
