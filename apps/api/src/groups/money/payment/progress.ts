import { isAtProvider } from '@klarsikt/core/checkout'
import { paymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { audit } from '../../platform/index.js'
import { claimToken, planCheck } from './queries.js'
import type { Submission } from './submissions.js'
import { payment } from './tables.js'

const TOKEN = 'payment.token'

export function openToken(encryption: Encryption, sealed: string | null): string | null {
  return sealed === null ? null : encryption.decrypt(sealed, TOKEN)
}

export function sealToken(encryption: Encryption, token: string): string {
  return encryption.encrypt(token, TOKEN)
}

/**
 * Claims the placing of a payment. If the process dies, the sweep continues from here. Returns the first approval with
 * which it was claimed, or null when the payment may not be placed.
 */
export function claimPlacing(deps: Deps, id: string, token: string): Promise<string | null> {
  return claimWithToken(deps, deps.database, id, token)
}

/** Like `claimPlacing`, in the caller's transaction. */
export async function claimWithToken(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  executor: Executor,
  id: string,
  token: string,
): Promise<string | null> {
  const now = deps.clock.now()
  const sealed = sealToken(deps.encryption, token)
  const { rows } = await claimToken(executor, id, sealed, now, nextCheck(now))
  return rows[0] ? openToken(deps.encryption, rows[0].token) : null
}

/** The time until the sweep looks at a payment in progress, in ms. */
const RETRY_MS = 6_000

/** The time of the sweep's next check of a payment that a process claims now. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + RETRY_MS)
}

/** The pauses after a lost answer, in ms. They are short at first, so that the outcome is known within a minute. */
const LOST_MS = [1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000, 30_000, 60_000, 300_000]
/** The pauses while the customer is on the provider's page, in ms. Notices usually come sooner. */
const OPEN_MS = [10_000, 15_000, 20_000, 30_000, 60_000]

/** Plans the sweep's next look at a payment. */
export async function checkLater(deps: Deps, submission: Submission, { lostAnswer = false } = {}): Promise<void> {
  const unsure = lostAnswer || !isAtProvider(submission.state)
  const steps = unsure ? LOST_MS : OPEN_MS
  // Looks at the open page do not count as tries after a lost answer.
  const attempts = lostAnswer && isAtProvider(submission.state) ? 0 : submission.payment.attempts
  const wait = steps[Math.min(attempts, steps.length - 1)] ?? RETRY_MS
  const now = deps.clock.now()
  await planCheck(deps.database, submission.id, now, new Date(now.getTime() + wait), lostAnswer)
}

/** The time between two looks at a payment under review, in ms. The provider's notice usually comes first. */
const REVIEW_MS = 30_000

/** Stores the provider's number of a payment under review. A second caller finds it stored and does nothing. */
export async function noteReview(
  deps: Deps,
  { id, orderNumber }: Pick<Submission, 'id' | 'orderNumber'>,
  reference: string,
): Promise<void> {
  const now = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    const noted = await tx.orm
      .update(payment)
      .set({ reference, attempts: 0, checkAt: new Date(now.getTime() + REVIEW_MS) })
      .where(and(eq(payment.id, id), eq(payment.state, paymentStates.to('start')), isNull(payment.reference)))
    if (noted.rowCount === 1) await audit(tx, now, { action: 'payment.in-review', subject: 'payment', id: orderNumber })
  })
}
