import { addDays } from '../calendar/plain-date.js'
import { stockholmDate, stockholmInstant, stockholmTime } from '../calendar/stockholm.js'

/** Hours in Stockholm without SMS. */
export const QUIET_HOURS = { from: '21:00', until: '08:00' } as const

/** Kinds of SMS that somebody requested and waits for, such as a code or a payment link. They are sent at any hour. */
const AWAITED_SMS: ReadonlySet<string> = new Set(['staff-code', 'staff-new-customer', 'staff-cart', 'payment-link'])

/** Returns when an SMS is sent: at once, or after the quiet hours unless somebody waits for it. */
export function smsTime(kind: string, at: Date): Date {
  const time = stockholmTime(at)
  const isEvening = time >= QUIET_HOURS.from
  if (AWAITED_SMS.has(kind) || (!isEvening && time >= QUIET_HOURS.until)) return at
  const today = stockholmDate(at)
  return stockholmInstant(isEvening ? addDays(today, 1) : today, QUIET_HOURS.until) ?? at
}
