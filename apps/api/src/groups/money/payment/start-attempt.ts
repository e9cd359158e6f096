import { randomBytes, randomInt } from 'node:crypto'
import { SUBMISSION_MINUTES } from '@klarsikt/core/checkout'
import type { Ore } from '@klarsikt/core/money'
import { orderNumber } from '@klarsikt/core/order'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { sealSnapshot } from './sealed-snapshot.js'
import { insertSubmission } from './submissions.js'

/** Until when an attempt that starts or continues now holds its subject. */
export function attemptUntil(now: Date): Date {
  return new Date(now.getTime() + SUBMISSION_MINUTES * 60_000)
}

/**
 * Starts an attempt to pay the whole of a locked subject by the default method; null when no provider is configured.
 */
export async function startAttempt(
  deps: Deps,
  tx: Executor,
  { subject, snapshot, amount }: { readonly subject: SubjectRef; readonly snapshot: object; readonly amount: Ore },
): Promise<string | null> {
  const id = randomBytes(18).toString('base64url')
  const method = deps.payments.defaultMethod
  const provider = method === null ? undefined : deps.payments.byMethod(method)
  if (method === null || !provider) return null
  const now = deps.clock.now()
  await insertSubmission(tx, {
    id,
    key: `${subject.type}:${subject.id}:${id}`,
    subject,
    orderNumber: orderNumber(randomInt(2 ** 32)),
    snapshot: sealSnapshot(deps.encryption, snapshot),
    total: amount,
    expiresAt: attemptUntil(now),
    now,
    payment: { method, provider: provider.name, amount },
  })
  return id
}
