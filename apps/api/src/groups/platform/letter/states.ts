/** The states of a letter. `sent`: the mail server accepted it. `failed`: it refused it, or there were too many tries. */
export const LETTER_STATES = ['waiting', 'sent', 'failed'] as const
export type LetterState = (typeof LETTER_STATES)[number]
