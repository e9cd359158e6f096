import { type BookingDetails, checkBookingDetails, type TypedBookingDetails } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { problemText } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { underAgreement } from '@klarsikt/core/requisition'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { isStore } from '../../catalogue/index.js'
import { type SignedAgreement, findAgreementOf } from '../company/find-agreement.js'
import { readAgeGroup } from './read-slots.js'
import type { AskedTime } from './time-source.js'

/** A visit as it is typed. */
export type TypedVisit = Omit<AskedTime, 'ageGroup' | 'start'> & {
  readonly ageGroup?: AskedTime['ageGroup'] | undefined
  readonly start: string
  readonly typed: TypedBookingDetails
}

export type CheckedVisit = {
  readonly asked: AskedTime
  readonly details: BookingDetails
  /** The agreement of the company that pays. */
  readonly agreement: SignedAgreement | null
}

/** Checks a visit as it is typed, field by field. Whether its time is free is not checked. */
export async function checkVisit(
  { database, clock, encryption }: Pick<Deps, 'database' | 'clock' | 'encryption'>,
  { storeId, examType, ageGroup, resourceId, isByStaff = false, start: typedStart, typed }: TypedVisit,
): Promise<Result<CheckedVisit, Refusal<'request.invalid' | 'booking.too-young'>>> {
  const now = clock.now()
  const start = new Date(typedStart)
  const group = readAgeGroup(examType, ageGroup)
  const isKnown = await isStore(database, storeId)
  const fields: Record<string, string> = {
    ...(!group.ok && { ageGroup: validationMessages.bookingAgeGroupRequired() }),
    ...(!isKnown && { storeId: validationMessages.bookingStoreUnknown() }),
    ...(start <= now && { start: validationMessages.datePast() }),
  }
  const visit = {
    examType,
    ageGroup: group.ok ? group.value : null,
    today: stockholmDate(now),
    day: stockholmDate(start),
  }
  const { company } = typed
  const agreement = company ? await findAgreementOf({ database, encryption }, company.organisationNumber ?? '') : null
  const agreed = company && underAgreement(company, agreement?.says.invoice.reference ?? null)
  const details = checkBookingDetails({ ...typed, company: agreed }, visit)
  if (!details.ok && details.error.code === 'booking.too-young') return err('booking.too-young')
  if (!details.ok && details.error.code === 'request.invalid')
    for (const [name, problem] of Object.entries(details.error.problems)) fields[name] = problemText(problem)
  if (!group.ok || !details.ok || Object.keys(fields).length > 0) return err({ code: 'request.invalid', fields })
  const asked = { storeId, examType, ageGroup: group.value, start, resourceId, isByStaff }
  return ok({ asked, details: details.value, agreement })
}
