/**
 * How long outside systems may take for an answer, milliseconds. On a bad day of theirs one takes three or four seconds: that is slow, and
 * not away. So whoever waits for one answer waits twice that. What needs two answers in a row gets the time for both.
 */
export const ANSWER_MS = 8_000
export const TWO_ANSWERS_MS = 2 * ANSWER_MS

/** Nobody waits for what is done in the background, and an answer that is given up may mean that it is done twice. */
export const BACKGROUND_ANSWER_MS = 20_000

/**
 * A mail server may look at a letter for long before it says that it has taken it. A letter whose answer is given up is sent twice; one
 * that is waited for longer holds up those behind it.
 */
export const MAIL_ANSWER_MS = 30_000

/**
 * A customer who comes back from the provider reads "pending" after this long [R5]; the payment is followed from there, so nothing counts as
 * away.
 */
export const PENDING_AFTER_MS = 4_300
