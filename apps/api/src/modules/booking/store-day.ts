import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { BOOKING_STATE_MESSAGES, bookingStates, EXAM_TYPE_MESSAGES } from '@klarsikt/core/booking'
import { addDays, isPlainDate, type PlainDate, stockholmDay } from '@klarsikt/core/calendar'
import { maskPersonalNumber } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { kronor, wholeOre } from '@klarsikt/core/money'
import { and, asc, eq, gte, isNull, lt, ne } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { type BookingRow, findBookings } from './find-booking.js'
import { openPerson } from './person.js'
import { booking, examiner } from './tables.js'

/** Longest span that a store looks at. */
const STORE_DAYS_MAXIMUM = 31

type Days = { readonly from: PlainDate; readonly to: PlainDate }
type StoreDays = { bookings: StoreBooking[]; requests: StoreBooking[]; resources: { id: string; name: string }[] }

/** The visits of a store in a span of days, suggestions that wait, and who works there. */
export async function getStoreBookings(
  deps: Pick<Deps, 'database' | 'encryption'>,
  storeId: number,
  days: Days,
): Promise<Result<StoreDays, Refusal<'request.invalid'>>> {
  const fields = dayProblems(days)
  if (fields) return err({ code: 'request.invalid', fields })
  const latest = addDays(days.from, STORE_DAYS_MAXIMUM - 1)
  const [from, to] = [stockholmDay(days.from).start, stockholmDay(days.to < latest ? days.to : latest).end]
  const own = eq(booking.storeId, storeId)
  const ahead = and(
    own,
    ne(booking.state, bookingStates.initial),
    gte(booking.startsAt, from),
    lt(booking.startsAt, to),
  )
  const [bookings, requests] = [
    await findBookings(deps.database, ahead),
    await findBookings(deps.database, and(own, eq(booking.state, bookingStates.initial))),
  ]
  const resources = await deps.database.orm
    .select({ id: examiner.id, name: examiner.name })
    .from(examiner)
    .where(and(eq(examiner.storeId, storeId), isNull(examiner.leftAt)))
    .orderBy(asc(examiner.id))
  const describe = (row: BookingRow) => describeForStore(deps, row)
  return ok({ bookings: bookings.map(describe), requests: requests.map(describe), resources })
}

/** What is wrong with a span of days, by field; null where it is one. */
export function dayProblems({ from, to }: Days): Record<string, string> | null {
  const fields = {
    ...(!isPlainDate(from) && { from: validationMessages.dateInvalid() }),
    ...(!isPlainDate(to) && { to: validationMessages.dateInvalid() }),
    ...(isPlainDate(from) && isPlainDate(to) && to < from && { to: validationMessages.dateRange() }),
  }
  return Object.keys(fields).length > 0 ? fields : null
}

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

/** A visit as its store sees it. */
export function describeForStore({ encryption }: Pick<Deps, 'encryption'>, row: BookingRow): StoreBooking {
  const person = openPerson(encryption, row.person) ?? FORGOTTEN
  const { firstName, lastName, email, mobile, note, guardian, company, ssn } = person
  return {
    id: row.calendarId,
    status: row.state,
    statusText: BOOKING_STATE_MESSAGES[row.state](),
    start: row.startsAt.toISOString(),
    end: row.endsAt.toISOString(),
    examType: row.examType,
    examTypeName: EXAM_TYPE_MESSAGES[row.examType](),
    ageGroup: row.ageGroup,
    resourceId: row.examinerId,
    firstName,
    lastName,
    ssn: maskPersonalNumber(ssn),
    email,
    mobile,
    note,
    guardian: guardian && { ...guardian },
    reference: company?.reference ?? null,
    feeCharged: kronor(wholeOre(row.fee)),
  }
}
