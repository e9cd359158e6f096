import { ok, err, type Result } from '@klarsikt/core/lib'
import { savedPaymentStates } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { idempotencyKey } from '../../../providers/payment/idempotency-key.js'
import type { CallOptions, ProviderFailure, ProviderOrder, SavedPayments } from '../../../providers/payment/port.js'
import { type SavedPayment, sealSavedPayment } from '../../../providers/payment/saved-payment.js'
import { lockCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { lockSaving, removeInTransaction, type SavedPaymentRow } from './saved-payments.js'
import type { Submission } from './submissions.js'
import { savedPayment } from './tables.js'

type Approved = { readonly request: ProviderOrder; readonly submission: Submission; readonly token: string }

/**
 * Saves the means of payment of a purchase for its renewals, before the purchase is placed. The token is stored at once
 * under the id of the attempt, so that no token is lost when the process dies.
 */
export async function keepMeans(
  deps: Deps,
  port: SavedPayments,
  { request, submission, token }: Approved,
  options: CallOptions,
): Promise<Result<void, ProviderFailure>> {
  const { id, subject } = submission
  const customerId = deps.subjects[subject.type].savesFor?.(submission)
  if (customerId === undefined) throw new Error(`The payment ${id} saves its means for nobody`)
  if (await findKeptMeans(deps.database, id)) return ok(undefined)
  const saved = await port.tokenise(request, token, idempotencyKey(id, 'tokenise'), options)
  if (!saved.ok) return saved
  const isKept = await deps.database.transaction((tx) => keep(deps, tx, submission, customerId, saved.value))
  if (isKept) return ok(undefined)
  // The account was erased in the meantime.
  await port.cancelToken(saved.value.token, options)
  return err({ kind: 'refused', code: 'NOT_FOUND' })
}

async function keep(
  { clock, encryption }: Deps,
  tx: Executor,
  { id, payment: { provider } }: Submission,
  customerId: string,
  saved: SavedPayment,
): Promise<boolean> {
  if (!(await lockCustomer(tx, customerId))) return false
  const now = clock.now()
  const { sealedToken: token, means } = sealSavedPayment(encryption, provider, saved)
  const { rowCount } = await tx.orm
    .insert(savedPayment)
    .values({
      ...means,
      id,
      customerId,
      provider,
      token,
      state: savedPaymentStates.to('save'),
      createdAt: now,
      savedAt: now,
    })
    .onConflictDoNothing({ target: savedPayment.id })
  if (rowCount === 1) await audit(tx, now, { action: 'saved-payment.saved', subject: 'saved-payment', id })
  return true
}

/** Finds the means of payment that was saved with an attempt. */
export async function findKeptMeans({ orm }: Executor, id: string): Promise<SavedPaymentRow | null> {
  const [row] = await orm.select().from(savedPayment).where(eq(savedPayment.id, id))
  return row ?? null
}

/** Removes the means of payment that was saved with an attempt that was not paid. */
export async function discardKeptMeans(tx: Executor, id: string, now: Date): Promise<void> {
  if (await lockSaving(tx, id)) await removeInTransaction(tx, { id }, now)
}
