import type { Encryption } from '@klarsikt/server/encryption'
import type { CheckoutDeps } from '../checkout/ports.js'
import type { Submission } from '../checkout/submissions.js'

const TOKEN = 'payment.token'

export function openToken(encryption: Encryption, sealed: string | null): string | null {
  return sealed === null ? null : encryption.decrypt(sealed, TOKEN)
}

/**
 * Says that the money is being asked for, before it is: whatever happens to this process, the sweep goes on from here.
 * Answers the approval to use, which is the first one that anybody claimed with; null when it may not be placed.
 */
export async function claimFinalising(deps: CheckoutDeps, id: string, token: string): Promise<string | null> {
  const now = deps.clock.now()
  const { rows } = await deps.database.query<{ token: string }>({
    name: 'submission-claim',
    text: `with claimed as (
             update checkout_submission set state = 'finalising', updated_at = $3
             where id = $1 and state in ('redirected', 'finalising', 'unknown') returning id
           )
           update payment set token = coalesce(token, $2), attempts = case when token is null then 0 else attempts end, check_at = $4 from claimed where payment.id = claimed.id returning token`,
    values: [id, deps.encryption.encrypt(token, TOKEN), now, new Date(now.getTime() + RETRY_MS)],
  })
  return rows[0] ? openToken(deps.encryption, rows[0].token) : null
}

/** Time until the sweep looks at a payment that is on its way, milliseconds. */
const RETRY_MS = 6_000
/** While an answer is lost: often at first, so that the truth is known within a minute, then less and less. */
const LOST_MS = [1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000, 30_000, 60_000, 300_000]
/** While the customer is at the provider; notices come faster than this. */
const OPEN_MS = [10_000, 15_000, 20_000, 30_000, 60_000]

/** Plans the next look. */
export async function checkLater(
  deps: CheckoutDeps,
  submission: Submission,
  { lostAnswer = false } = {},
): Promise<void> {
  const unsure = lostAnswer || submission.state !== 'redirected'
  const steps = unsure ? LOST_MS : OPEN_MS
  // The looks while the customer was away at the page do not count against a lost answer.
  const attempts = lostAnswer && submission.state === 'redirected' ? 0 : submission.payment.attempts
  const wait = steps[Math.min(attempts, steps.length - 1)] ?? RETRY_MS
  await deps.database.query({
    name: 'payment-check-later',
    // The submission is locked before its payment, as everywhere: the other way round two callers would wait for each other.
    // A part that nothing reads would run last, so it is counted.
    text: `with lost as (
             update checkout_submission set state = 'unknown', updated_at = $2 where id = $1 and $4 and state = 'finalising' returning id
           ), told as (select count(*) from lost)
           update payment set attempts = attempts + 1, check_at = $3 from told where id = $1 and state in ('created', 'pending')`,
    values: [submission.id, deps.clock.now(), new Date(deps.clock.now().getTime() + wait), lostAnswer],
  })
}

/** Time between two looks at a payment under review, milliseconds; the provider's notice is usually first. */
const REVIEW_MS = 30_000

/** Keeps the provider's number of a payment that is under review. */
export async function noteReview(deps: CheckoutDeps, id: string, reference: string): Promise<void> {
  await deps.database.query({
    text: `update payment set reference = $2, attempts = 0, check_at = $3 where id = $1 and state = 'pending'`,
    values: [id, reference, new Date(deps.clock.now().getTime() + REVIEW_MS)],
  })
}
