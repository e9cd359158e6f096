import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { BOOKING_STATE_MESSAGES, EXAM_TYPE_MESSAGES, EXAM_TYPES } from '@klarsikt/core/booking'
import { maskPersonalNumber } from '@klarsikt/core/identity'
import { kronor, wholeOre } from '@klarsikt/core/money'
import type { CompanyInfo } from '@klarsikt/core/requisition'
import type { Deps } from '../../../context.js'
import { priceOf } from './exam-price.js'
import type { BookingRow } from './find-booking.js'
import { openPerson } from './person.js'

const FORGOTTEN = {
  firstName: '',
  lastName: '',
  ssn: '',
  email: '',
  mobile: '',
  note: '',
  guardian: null,
  company: null,
}

/** Describes a visit for staff of its store. */
export function describeForStore({ encryption }: Pick<Deps, 'encryption'>, row: BookingRow): StoreBooking {
  const person = openPerson(encryption, row.person)
  const { firstName, lastName, email, mobile, note, guardian, company, ssn } = person ?? FORGOTTEN
  const { price, kind: priceKind } = priceOf(row)
  return {
    id: row.calendarId,
    number: row.number,
    version: row.sequence,
    status: row.state,
    statusText: BOOKING_STATE_MESSAGES[row.state](),
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    examType: row.examType,
    examTypeName: EXAM_TYPE_MESSAGES[row.examType](),
    kind: EXAM_TYPES[row.examType].kind,
    ageGroup: row.ageGroup,
    resourceId: row.examinerId,
    firstName,
    lastName,
    ssn: maskPersonalNumber(ssn),
    email,
    mobile,
    note,
    guardian: guardian && { ...guardian },
    company: company && describeCompany(company),
    price: kronor(price),
    priceKind,
    feeCharged: kronor(wholeOre(row.fee)),
    isRebookingAsked: row.rebookAskedAt !== null,
    isForgotten: person === null,
  }
}

function describeCompany({ name, organisationNumber, requisitionType, reference }: CompanyInfo) {
  return { name, organisationNumber, requisitionType, reference }
}
