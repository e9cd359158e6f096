import type { Visit } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import type { BookingChoices } from '../choices/choices.js'

/** The visit that details are judged for. A step with details has all of it chosen; the backend judges once more. */
export function visitOf({ examType, ageGroup, start }: BookingChoices, now = new Date()): Visit {
  return {
    examType: examType ?? 'glasses',
    ageGroup,
    today: stockholmDate(now),
    day: stockholmDate(start ?? now),
  }
}
