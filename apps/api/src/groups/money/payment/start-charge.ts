import { randomBytes, randomInt } from 'node:crypto'
import type { Ore } from '@klarsikt/core/money'
import { orderNumber } from '@klarsikt/core/order'
import type { PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { openSealedToken, type SealedToken } from '../../../providers/payment/saved-payment.js'
import { auditAll } from '../../platform/index.js'
import { claimWithToken, nextCheck, sealToken } from './progress.js'
import { insertCharges } from './queries.js'
import type { SavedPaymentRow } from './saved-payments.js'
import { sealSnapshot } from './sealed-snapshot.js'
import { attemptUntil } from './start-attempt.js'
import { payment } from './tables.js'

export type NewCharge = {
  readonly subject: SubjectRef
  /** The caller's key. The same key is the same charge. */
  readonly key: string
  readonly snapshot: object
  readonly amount: Ore
  readonly saved: SavedPaymentRow
}

/**
 * Claims a charge of a saved means of payment for a locked subject, in the subject's transaction. From here on the
 * sweep finds it, and only the provider can end it. The caller then advances it. Null when the means cannot be charged.
 */
export async function startCharge(deps: Deps, tx: Executor, charge: NewCharge): Promise<string | null> {
  const started = await startCharges(deps, tx, [charge])
  return started.get(charge.key) ?? null
}

/** Like `startCharge`, for several locked subjects; returns the submission ids by key. */
export async function startCharges(
  deps: Deps,
  tx: Executor,
  charges: readonly NewCharge[],
): Promise<ReadonlyMap<string, string>> {
  const now = deps.clock.now()
  const made = charges.flatMap((charge) => {
    const tender = chargedBy(deps, charge.saved)
    return tender === null ? [] : [submissionOf(deps, charge, tender)]
  })
  if (made.length === 0) return new Map()
  const column = <Value>(read: (one: (typeof made)[number]) => Value) => made.map(read)
  const { rows } = await insertCharges(
    tx,
    now,
    attemptUntil(now),
    nextCheck(now),
    column(({ id }) => id),
    column(({ key }) => key),
    column(({ subject }) => subject.type),
    column(({ subject }) => subject.id),
    column((one) => one.orderNumber),
    column(({ snapshot }) => snapshot),
    column(({ amount }) => amount),
    column(({ method }) => method),
    column(({ provider }) => provider),
    column(({ saved }) => saved.id),
    column(({ token }) => token),
  )
  const inserted = new Set(rows.map(({ id }) => id))
  const started = made.filter(({ id }) => inserted.has(id))
  await auditAll(
    tx,
    now,
    started.map((one) => ({ action: 'payment.started', subject: 'payment', id: one.orderNumber })),
  )
  return new Map(started.map(({ key, id }) => [key, id]))
}

type Tender = { readonly method: PaymentMethod; readonly provider: string }

function submissionOf({ encryption }: Deps, { snapshot, ...charge }: NewCharge, tender: Tender) {
  return {
    ...charge,
    ...tender,
    id: randomBytes(18).toString('base64url'),
    orderNumber: orderNumber(randomInt(2 ** 32)),
    snapshot: sealSnapshot(encryption, snapshot),
    token: sealToken(encryption, openSealedToken(encryption, charge.saved.token as SealedToken).reveal()),
  }
}

/** The method and provider that charge a saved means of payment; null when it cannot be charged. */
export function chargedBy(
  { payments }: Pick<Deps, 'payments'>,
  saved: Pick<SavedPaymentRow, 'provider' | 'token'>,
): Tender | null {
  const method = payments.defaultMethod
  const provider = method === null ? undefined : payments.byMethod(method)
  if (method === null || !provider?.savedPayments || provider.name !== saved.provider || saved.token === null)
    return null
  return { method, provider: provider.name }
}

/** Claims a new submission for a charge of a saved means of payment. */
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
