import type { Visit } from '@klarsikt/core/booking'
import { stockholmDate } from '@klarsikt/core/calendar'
import { type BookingChoices } from '../choices/choices.js'

/**
 * Returns the visit that the details are checked against. At the step of the details everything is chosen, so the
 * fallbacks do not matter. The backend checks again.
 */
export function visitOf({ examType, ageGroup, start }: BookingChoices, now = new Date()): Visit {
  return {
    examType: examType ?? 'glasses',
    ageGroup,
    today: stockholmDate(now),
    day: stockholmDate(start ?? now),
  }
}
