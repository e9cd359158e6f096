import { addDays, type PlainDate } from '../calendar/plain-date.js'
import { stockholmTime } from '../calendar/stockholm.js'

/** Days after the first try on which a declined charge is tried again from a saved card. */
export const DUNNING_DAYS = [1, 3, 7] as const

/** When a charge is tried again after so many declined tries; null when it is given up. */
export function nextTryOn(firstTryOn: PlainDate, tries: number): PlainDate | null {
  const days = DUNNING_DAYS[tries - 1]
  return days === undefined ? null : addDays(firstTryOn, days)
}

/** Customers are charged and written to in the daytime, in Stockholm. */
export const CHARGE_HOURS = { from: '08:00', until: '20:00' } as const

/** May customers be charged now? */
export function isChargeHour(now: Date): boolean {
  const time = stockholmTime(now)
  return time >= CHARGE_HOURS.from && time < CHARGE_HOURS.until
}
