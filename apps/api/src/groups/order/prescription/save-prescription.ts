import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { SavedPrescription as SavedReply } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import {
  checkSavedPrescription,
  type SavedPrescription,
  SAVED_PRESCRIPTIONS_MAXIMUM,
  type TypedSavedPrescription,
} from '@klarsikt/core/prescription'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { findCustomer } from '../../person/index.js'
import { audit } from '../../platform/index.js'
import { openContent, sealContent } from './content.js'
import { describePrescription, selectPrescriptions } from './find-prescriptions.js'
import { savedPrescription } from './tables.js'

/** Saves a prescription, sealed, when the customer agrees. A repeated call returns the stored one. */
export async function savePrescription(
  { database, encryption, clock }: Ctx,
  customerId: string,
  typed: TypedSavedPrescription,
): Promise<Result<SavedReply, Refusal>> {
  const now = clock.now()
  const checked = checkSavedPrescription(typed, stockholmDate(now))
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  return database.transaction(async (tx): Promise<Result<SavedReply, Refusal>> => {
    if (!(await findCustomer(tx, encryption, customerId, { lock: true }))) return err('request.unauthorized')
    const held = await selectPrescriptions(tx, eq(savedPrescription.customerId, customerId))
    const same = held.find(({ content }) => isDeepStrictEqual(openContent(encryption, content), checked.value))
    if (same) return ok(describePrescription(same, checked.value, now))
    // Prescriptions from opticians do not count against the maximum.
    if (held.filter(({ bookingId }) => bookingId === null).length >= SAVED_PRESCRIPTIONS_MAXIMUM)
      return err({ code: 'prescription.too-many', params: { max: SAVED_PRESCRIPTIONS_MAXIMUM } })
    const row = await insertPrescription(tx, encryption, { customerId, prescription: checked.value }, now)
    return ok(describePrescription({ ...row, city: null }, checked.value, now))
  })
}

/** Stores a valid prescription, sealed. */
export async function insertPrescription(
  tx: Executor,
  encryption: Encryption,
  { customerId, prescription }: { readonly customerId: string; readonly prescription: SavedPrescription },
  now: Date,
) {
  const row = { id: randomBytes(16).toString('base64url'), customerId, consentedAt: now }
  await tx.orm.insert(savedPrescription).values({ ...row, content: sealContent(encryption, prescription) })
  await audit(tx, now, { action: 'prescription.saved', subject: 'prescription', id: row.id })
  return row
}
