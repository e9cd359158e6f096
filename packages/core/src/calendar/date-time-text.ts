import { dateText, dayText, nearDayText } from './date-text.js'
import { type InstantLike, stockholmDate, stockholmTime } from './stockholm.js'

/** Writes an instant in Stockholm time: `26 november 2026 kl. 11:04`. */
export function dateTimeText(at: InstantLike): string {
  return `${dayText(stockholmDate(at))} kl. ${stockholmTime(at)}`
}

/** Writes when a visit is in Stockholm time, for pages, letters and SMS: `tisdag 24 november kl. 10:30`. */
export function visitTimeText(start: InstantLike): string {
  return `${dateText(stockholmDate(start))} kl. ${stockholmTime(start)}`
}

/** Writes `i dag kl. 14:30`, `i morgon kl. 9:00` or as {@link visitTimeText}. Use it only for text read that day. */
export function nearTimeText(start: InstantLike, now: InstantLike): string {
  return `${nearDayText(stockholmDate(start), stockholmDate(now))} kl. ${stockholmTime(start)}`
}
