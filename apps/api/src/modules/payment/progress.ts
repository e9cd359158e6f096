import { isAtProvider } from '@klarsikt/core/checkout'
import { paymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { audit } from '../audit/audit.js'
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
 * Records that the money is about to be captured: if this process dies, the sweep continues from here.
 * Answers the approval to use, which is the first one that anybody claimed with; null when it may not be placed.
 */
export function claimPlacing(deps: Deps, id: string, token: string): Promise<string | null> {
  return claimWithToken(deps, deps.database, id, token)
}

/** The same in a transaction. */
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

/** Time until the sweep looks at a payment in progress, milliseconds. */
const RETRY_MS = 6_000

/** When the sweep looks at a payment that is claimed now. */
export function nextCheck(now: Date): Date {
  return new Date(now.getTime() + RETRY_MS)
}

/** While an answer is lost: often at first, so that the truth is known within a minute, then less and less. */
const LOST_MS = [1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 10_000, 10_000, 10_000, 10_000, 30_000, 60_000, 300_000]
/** While the customer is at the provider; notices come faster than this. */
const OPEN_MS = [10_000, 15_000, 20_000, 30_000, 60_000]

/** Plans the next look. */
export async function checkLater(deps: Deps, submission: Submission, { lostAnswer = false } = {}): Promise<void> {
  const unsure = lostAnswer || !isAtProvider(submission.state)
  const steps = unsure ? LOST_MS : OPEN_MS
  // The looks while the customer was away at the page do not count against a lost answer.
  const attempts = lostAnswer && isAtProvider(submission.state) ? 0 : submission.payment.attempts
  const wait = steps[Math.min(attempts, steps.length - 1)] ?? RETRY_MS
  const now = deps.clock.now()
  await planCheck(deps.database, submission.id, now, new Date(now.getTime() + wait), lostAnswer)
}

/** Time between two looks at a payment under review, milliseconds; the provider's notice is usually first. */
const REVIEW_MS = 30_000

/** Stores the provider's number of a payment that is under review; a second caller finds it stored. */
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
