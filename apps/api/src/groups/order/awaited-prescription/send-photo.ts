import { awaitedPrescriptionStates } from '@klarsikt/core/awaited-prescription'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { audit } from '../../platform/index.js'
import { awaitedPrescription, prescriptionPhoto } from '../order/awaited-tables.js'
import { awaitsPrescription } from '../order/awaits-prescription.js'
import { lockPair, type PairId } from './find-pairs.js'
import { preparePhoto } from './prepare-photo.js'
import { sealPhoto } from './sealed.js'

export type SendRefusal =
  | 'awaited-prescription.not-found'
  | 'awaited-prescription.ended'
  | 'request.invalid'
  | 'rate-limited'

/**
 * Stores the picture of a prescription and replaces an earlier one. It is processed before the transaction, because
 * that takes a while.
 */
export async function sendPhoto(
  { database, encryption, clock }: Pick<Deps, 'database' | 'encryption' | 'clock'>,
  id: PairId,
  base64: string,
): Promise<Result<void, Refusal<SendRefusal>>> {
  const prepared = await preparePhoto(Buffer.from(base64, 'base64'))
  if (!prepared.ok) return err({ code: 'request.invalid', fields: { file: problemText(prepared.error) } })
  const { orderNumber, position } = id
  const { mediaType, file } = prepared.value
  const photo = { mediaType, content: sealPhoto(encryption, file), sentAt: clock.now() }
  return database.transaction(async (tx): Promise<Result<void, Refusal<SendRefusal>>> => {
    const pair = await lockPair(tx, id)
    if (pair === null) return err('awaited-prescription.not-found')
    const next = awaitedPrescriptionStates.next(pair.awaited.state, 'send')
    if (!next.ok || !awaitsPrescription(pair.frame)) return err('awaited-prescription.ended')
    await tx.orm
      .insert(prescriptionPhoto)
      .values({ orderNumber, position, ...photo })
      .onConflictDoUpdate({ target: [prescriptionPhoto.orderNumber, prescriptionPhoto.position], set: photo })
    await tx.orm
      .update(awaitedPrescription)
      .set({ state: next.value, request: null })
      .where(and(eq(awaitedPrescription.orderNumber, orderNumber), eq(awaitedPrescription.position, position)))
    await audit(tx, photo.sentAt, { action: 'prescription.sent', subject: 'order', id: orderNumber })
    return ok(undefined)
  })
}
