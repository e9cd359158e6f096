import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { stockholmTime } from '../calendar/stockholm.js'

/** Days after the first attempt on which a declined charge of a saved card is tried again. */
export const DUNNING_DAYS = [1, 3, 7] as const

/** Returns when to try again after a number of declined attempts; null if there is no further attempt. */
export function nextTryOn(firstTryOn: PlainDate, tries: number): PlainDate | null {
  const days = DUNNING_DAYS[tries - 1]
  return days === undefined ? null : addDays(firstTryOn, days)
}

/** Hours in Stockholm in which customers are charged and written to. */
export const CHARGE_HOURS = { from: '08:00', until: '20:00' } as const

/** Tells whether customers may be charged now. */
export function isChargeHour(now: Date): boolean {
  const time = stockholmTime(now)
  return time >= CHARGE_HOURS.from && time < CHARGE_HOURS.until
}
