import { BOOKING_HORIZON_DAYS, type ExamTypeId, isOpenDuring, offersExam, serviceOf } from '@klarsikt/core/booking'
import { addDays, dateText, stockholmDate } from '@klarsikt/core/calendar'
import * as bookingErrorsMessages from '@klarsikt/core/messages/booking-errors'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { storeRow } from '../../catalogue/index.js'
import { loadSchedules } from './load-schedule.js'
import { readAgeGroup } from './read-slots.js'
import type { AskedTime } from './time-source.js'

type Suggested = Pick<AskedTime, 'storeId' | 'examType'> & {
  readonly ageGroup?: AskedTime['ageGroup'] | undefined
  readonly start: string
}

/**
 * Refuses a suggestion that the store cannot take up, because it lacks the exam or is closed then. Null when it can;
 * other errors are checked later.
 */
export async function refuseSuggestion(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { storeId, examType, ageGroup, start: typedStart }: Suggested,
): Promise<Refusal<'booking.not-offered' | 'request.invalid'> | null> {
  const [place] = await database.orm
    .select({
      week: storeRow.hours,
      deviating: storeRow.deviatingHours,
      services: storeRow.services,
      system: storeRow.bookingSystem,
    })
    .from(storeRow)
    .where(eq(storeRow.id, storeId))
  const group = readAgeGroup(examType, ageGroup)
  if (!place || !group.ok) return null
  const schedule = place.system === 'own' ? (await loadSchedules(database, storeId)).get(storeId) : undefined
  const isOffered = schedule
    ? offersExam(schedule, { examType, ageGroup: group.value })
    : place.services.includes(serviceOf(examType))
  if (!isOffered) return 'booking.not-offered'
  const start = problemOfStart(new Date(typedStart), examType, { ...place, now: clock.now() })
  return start === null ? null : { code: 'request.invalid', fields: { start } }
}

function problemOfStart(
  start: Date,
  examType: ExamTypeId,
  { now, ...hours }: Parameters<typeof isOpenDuring>[2] & { readonly now: Date },
): string | null {
  const last = addDays(stockholmDate(now), BOOKING_HORIZON_DAYS)
  if (stockholmDate(start) > last) return bookingErrorsMessages.bookingTooFar({ last: dateText(last) })
  return isOpenDuring(start, examType, hours) ? null : bookingErrorsMessages.bookingClosedThen()
}
