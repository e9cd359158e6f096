/**
 * The deadline of a call, in ms: twice the provider's 99th percentile (p99) on a bad day, rounded up to whole
 * seconds. A call that takes longer counts as unanswered.
 */
export const deadlineOf = (slowestHundredthMs: number): number => Math.ceil((2 * slowestHundredthMs) / 1_000) * 1_000

/**
 * The assumed p99 of providers that publish none, in ms. Reviews of the running shop saw three to four seconds on a
 * bad day. Background calls get more, because nobody waits for them and giving up may do something twice. `pnpm
 * bench:providers` measures the effect with the simulators, and `klarsikt_provider_call_duration_seconds` shows the
 * real times: docs/operations/watching.md.
 */
const SLOWEST_HUNDREDTH_MS = { answer: 4_000, background: 10_000, mail: 15_000 } as const

/** Longest wait for an answer of an outside system, in ms. */
export const ANSWER_MS = deadlineOf(SLOWEST_HUNDREDTH_MS.answer)
export const TWO_ANSWERS_MS = 2 * ANSWER_MS

/** Longest wait for a background call, in ms. Giving up on an answer may do something twice. */
export const BACKGROUND_ANSWER_MS = deadlineOf(SLOWEST_HUNDREDTH_MS.background)

/**
 * Longest wait for a mail server, in ms, which may examine a letter for long before it accepts it. Giving up sends
 * the letter twice; waiting longer delays the letters behind it.
 */
export const MAIL_ANSWER_MS = deadlineOf(SLOWEST_HUNDREDTH_MS.mail)

/**
 * After this time a customer who returns from the provider reads "pending" [R5], in ms. The shop follows the payment
 * from there, so this is no deadline of a call.
 */
export const PENDING_AFTER_MS = 4_300
