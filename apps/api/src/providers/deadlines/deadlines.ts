/**
 * The one rule of all deadlines: twice the slowest hundredth of a provider's answers on a bad day (its p99), in whole seconds. What takes
 * longer is not slow but away.
 */
export const deadlineOf = (slowestHundredthMs: number): number => Math.ceil((2 * slowestHundredthMs) / 1_000) * 1_000

/**
 * The slowest hundredth, milliseconds, of providers that publish none of their own: what reviews of the running shop saw on a bad day was
 * three to four seconds. Where nobody waits, and an answer that is given up may mean that something is done twice, it is taken for more.
 * `pnpm bench:providers` measures what comes of these at the simulators, and `klarsikt_provider_call_duration_seconds` what is true in a
 * running shop: docs/operations/watching.md.
 */
const SLOWEST_HUNDREDTH_MS = { answer: 4_000, background: 10_000, mail: 15_000 } as const

/** How long an outside system may take for an answer, milliseconds. What needs two answers in a row gets the time for both. */
export const ANSWER_MS = deadlineOf(SLOWEST_HUNDREDTH_MS.answer)
export const TWO_ANSWERS_MS = 2 * ANSWER_MS

/** Nobody waits for what is done in the background, and an answer that is given up may mean that it is done twice. Milliseconds. */
export const BACKGROUND_ANSWER_MS = deadlineOf(SLOWEST_HUNDREDTH_MS.background)

/**
 * A mail server may look at a letter for long before it says that it has taken it, milliseconds. A letter whose answer is given up is sent
 * twice; one that is waited for longer holds up those behind it.
 */
export const MAIL_ANSWER_MS = deadlineOf(SLOWEST_HUNDREDTH_MS.mail)

/**
 * A customer who comes back from the provider reads "pending" after this long [R5], milliseconds; the payment is followed from there, so
 * nothing counts as away.
 */
export const PENDING_AFTER_MS = 4_300
