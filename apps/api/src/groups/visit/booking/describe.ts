import { routePath } from '@klarsikt/contract/endpoint'
import { shopRoutes } from '@klarsikt/contract/shop'
import type { Booking } from '@klarsikt/contract/shop/types'
import {
  BOOKING_STATE_MESSAGES,
  type BookingDetails,
  changeFee,
  EXAM_TYPE_MESSAGES,
  EXAM_TYPES,
  freeUntil,
  isBooked,
  maskEmail,
  maskMobile,
  maskName,
  mayChange,
} from '@klarsikt/core/booking'
import { maskPersonalNumber } from '@klarsikt/core/identity'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { mayWaitForEarlier } from '@klarsikt/core/waiting-list'
import type { Deps } from '../../../context.js'
import { describeForEmployee } from '../requisition/describe.js'
import { changedOf } from './changed-of.js'
import { priceOf } from './exam-price.js'
import type { BookingRow } from './find-booking.js'
import { openPerson } from './person.js'
import { isVisitAhead } from './send-again.js'

type Seen = {
  readonly now: Date
  /** The customer who is logged in. They see their own bookings unmasked. */
  readonly viewer: string | null
}

/** Describes a booking for its page. */
export function describeBooking(
  { encryption }: Pick<Deps, 'encryption'>,
  row: BookingRow,
  { now, viewer }: Seen,
): Booking {
  const { id, number, state, startsAt, endsAt, examType, ageGroup, store } = row
  const isOwn = viewer !== null && viewer === row.customerId
  const change = changedOf(row)
  const { price, kind: priceKind } = priceOf(row)
  return {
    id,
    number,
    status: state,
    statusText: BOOKING_STATE_MESSAGES[state](),
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    examType,
    examTypeName: EXAM_TYPE_MESSAGES[examType](),
    kind: EXAM_TYPES[examType].kind,
    ageGroup,
    store: {
      id: store.id,
      name: store.name,
      slug: store.slug,
      address: store.street,
      postalCode: store.postalCode,
      city: store.city,
      phone: store.phone,
    },
    examiner: row.examiner,
    isOwn,
    ...describePerson(openPerson(encryption, row.person), isOwn),
    requisition: row.requisition && describeForEmployee(row.requisition, { now, isAhead: isVisitAhead(row, now) }),
    price: kronor(price),
    priceKind,
    revisitUntil: row.revisitUntil,
    includedFrom: row.includedFrom,
    canCancel: mayChange(change, 'cancel', now),
    canRebook: row.person !== '' && row.unsettledStart === null && mayChange(change, 'rebook', now),
    canWait: isBooked(state) && row.providerReference === null && mayWaitForEarlier(startsAt, now),
    freeUntil: freeUntil(change).toISOString(),
    feeNow: kronor(changeFee(change, now)),
    feeCharged: kronor(wholeOre(row.fee)),
    calendarUrl: isBooked(state) ? routePath(shopRoutes.getBookingCalendar.path, { id }) : null,
    unsettledStart: row.unsettledStart?.toISOString() ?? null,
  }
}

const FORGOTTEN = {
  ssn: '',
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  note: '',
  guardian: null,
  company: null,
}

/**
 * Masks the person's details for a viewer who only has the link, so that they recognise the booking but learn no more
 * (decision G1).
 */
function describePerson(person: BookingDetails | null, isOwn: boolean) {
  const { ssn, firstName, lastName, email, mobile, note, company } = person ?? FORGOTTEN
  return {
    ssn: maskPersonalNumber(ssn),
    firstName: isOwn ? firstName : maskName(firstName),
    lastName: isOwn ? lastName : maskName(lastName),
    email: isOwn ? email : maskEmail(email),
    mobile: isOwn ? mobile : maskMobile(mobile),
    note: isOwn ? note : null,
    requisitionType: company?.requisitionType ?? null,
    reference: isOwn ? (company?.reference ?? null) : null,
    managerEmail: isOwn ? company?.managerEmail || null : null,
  }
}
