import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkSavedPrescription, type TypedSavedPrescription } from '@klarsikt/core/prescription'
import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { findCustomer } from '../../person/index.js'
import { audit, enqueueLetter } from '../../platform/index.js'
import { lockStoreBooking, openPerson } from '../../visit/index.js'
import { openContent, sealContent } from './content.js'
import { type ExamDeps, mayEnter } from './describe-exam.js'
import { examAccount } from './exam-account.js'
import { examPrescriptionLetter } from './letters.js'
import { savedPrescription } from './tables.js'

export type EnterExamRefusal =
  | 'booking.not-found'
  | 'exam-prescription.closed'
  | 'exam-prescription.no-account'
  | 'request.invalid'

/**
 * Saves the prescription from a visit in the account of the examined person, who agrees to it. A correction replaces
 * the earlier one, and the same values change nothing. A letter to a verified address says that there is something to
 * see.
 */
export function enterExam(
  deps: ExamDeps,
  { storeId, id }: { readonly storeId: number; readonly id: string },
  typed: Omit<TypedSavedPrescription, 'issuedOn'>,
): Promise<Result<void, Refusal<EnterExamRefusal>>> {
  const { encryption } = deps
  const now = deps.clock.now()
  return deps.database.transaction(async (tx): Promise<Result<void, Refusal<EnterExamRefusal>>> => {
    const row = await lockStoreBooking(tx, storeId, id)
    if (!row) return err('booking.not-found')
    const person = openPerson(encryption, row.person)
    if (!person || !mayEnter(row, now)) return err('exam-prescription.closed')
    const checked = checkSavedPrescription({ ...typed, issuedOn: stockholmDate(row.startsAt) }, stockholmDate(now))
    if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
    const account = await examAccount(deps, tx, row, person)
    if (!account || !(await findCustomer(tx, encryption, account.id, { lock: true })))
      return err('exam-prescription.no-account')
    const [earlier] = await tx.orm.select().from(savedPrescription).where(eq(savedPrescription.bookingId, row.id))
    const isSame =
      earlier?.customerId === account.id && isDeepStrictEqual(openContent(encryption, earlier.content), checked.value)
    if (isSame) return ok(undefined)
    const saved = { customerId: account.id, consentedAt: now, content: sealContent(encryption, checked.value) }
    const prescriptionId = earlier?.id ?? randomBytes(16).toString('base64url')
    await tx.orm
      .insert(savedPrescription)
      .values({ id: prescriptionId, bookingId: row.id, ...saved })
      .onConflictDoUpdate({ target: savedPrescription.bookingId, set: saved })
    await audit(tx, now, { action: 'prescription.entered', subject: 'prescription', id: prescriptionId })
    if (account.emailVerifiedAt !== null)
      await enqueueLetter(deps, tx, {
        template: examPrescriptionLetter,
        to: account.profile.email,
        data: {
          firstName: account.profile.firstName,
          day: stockholmDate(row.startsAt),
          isCorrected: earlier?.customerId === account.id,
        },
      })
    return ok(undefined)
  })
}
