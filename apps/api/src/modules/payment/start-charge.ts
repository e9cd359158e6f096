import { randomBytes, randomInt } from 'node:crypto'
import type { Ore } from '@klarsikt/core/money'
import { orderNumber } from '@klarsikt/core/order'
import type { PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { SubjectRef } from '../../payment-subject.js'
import { openSealedToken, type SealedToken } from '../../providers/payment/saved-payment.js'
import { claimWithToken } from './progress.js'
import type { SavedPaymentRow } from './saved-payments.js'
import { sealSnapshot } from './sealed-snapshot.js'
import { attemptUntil } from './start-attempt.js'
import { insertSubmission } from './submissions.js'
import { payment } from './tables.js'

export type NewCharge = {
  readonly subject: SubjectRef
  /** The caller's: the same key is the same charge. */
  readonly key: string
  readonly snapshot: object
  readonly amount: Ore
  readonly saved: SavedPaymentRow
}

/**
 * Claims the charge of a saved means of payment for a locked subject, in its transaction: from here on the sweep finds it, and
 * only the provider can end it. Whoever claimed it then advances it. Null where it cannot be charged.
 */
export async function startCharge(
  deps: Deps,
  tx: Executor,
  { subject, key, snapshot, amount, saved }: NewCharge,
): Promise<string | null> {
  const tender = chargedBy(deps, saved)
  if (tender === null) return null
  const id = randomBytes(18).toString('base64url')
  const now = deps.clock.now()
  const inserted = await insertSubmission(tx, {
    id,
    key,
    subject,
    orderNumber: orderNumber(randomInt(2 ** 32)),
    snapshot: sealSnapshot(deps.encryption, snapshot),
    total: amount,
    expiresAt: attemptUntil(now),
    now,
    payment: { ...tender, amount },
  })
  if (!inserted) return null
  await claimCharge(deps, tx, id, saved)
  return id
}

/** The method and provider by which a saved means is charged; null where that cannot be done. */
export function chargedBy(
  { payments }: Pick<Deps, 'payments'>,
  saved: Pick<SavedPaymentRow, 'provider' | 'token'>,
): { readonly method: PaymentMethod; readonly provider: string } | null {
  const method = payments.defaultMethod
  const provider = method === null ? undefined : payments.byMethod(method)
  if (method === null || !provider?.savedPayments || provider.name !== saved.provider || saved.token === null)
    return null
  return { method, provider: provider.name }
}

/** Claims a submission that has just been written for a charge of what is saved. */
export async function claimCharge(
  deps: Pick<Deps, 'clock' | 'encryption'>,
  tx: Executor,
  id: string,
  saved: SavedPaymentRow,
): Promise<void> {
  await tx.orm.update(payment).set({ savedPaymentId: saved.id }).where(eq(payment.id, id))
  const token = openSealedToken(deps.encryption, saved.token as SealedToken)
  await claimWithToken(deps, tx, id, token.reveal())
}
