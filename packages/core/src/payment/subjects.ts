/** What can be paid for; the value is stored in the payment tables. */
export const SUBJECT_TYPES = ['checkout', 'payment-link'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]
