import { addDays } from '../calendar/plain-date.js'
import { stockholmDate, stockholmInstant, stockholmTime } from '../calendar/stockholm.js'

/** No SMS is sent at night: from the first clock to the second, in Stockholm. */
export const QUIET_HOURS = { from: '21:00', until: '08:00' } as const

/** What somebody asked for a moment ago and waits for, such as a code or a link to pay by: it is sent at any hour. */
const AWAITED_SMS: ReadonlySet<string> = new Set(['staff-code', 'staff-new-customer', 'staff-cart', 'payment-link'])

/** When an SMS that could be sent at a moment is sent: in the morning where that is at night, unless somebody waits for it. */
export function smsTime(kind: string, at: Date): Date {
  const time = stockholmTime(at)
  const isEvening = time >= QUIET_HOURS.from
  if (AWAITED_SMS.has(kind) || (!isEvening && time >= QUIET_HOURS.until)) return at
  const today = stockholmDate(at)
  return stockholmInstant(isEvening ? addDays(today, 1) : today, QUIET_HOURS.until) ?? at
}
