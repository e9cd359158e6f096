import { dateText, dayText, nearDayText } from './date-text.js'
import { type InstantLike, stockholmDate, stockholmTime } from './stockholm.js'

/** `26 november 2026 kl. 11:04`: an instant as it reads in Stockholm. */
export function dateTimeText(at: InstantLike): string {
  return `${dayText(stockholmDate(at))} kl. ${stockholmTime(at)}`
}

/** `tisdag 24 november kl. 10:30`: when a visit is, as pages, letters and SMS say it. */
export function visitTimeText(start: InstantLike): string {
  return `${dateText(stockholmDate(start))} kl. ${stockholmTime(start)}`
}

/** `i dag kl. 14:30`, `i morgon kl. 9:00`, or the day as {@link visitTimeText} writes it: for what is read at once. */
export function nearTimeText(start: InstantLike, now: InstantLike): string {
  return `${nearDayText(stockholmDate(start), stockholmDate(now))} kl. ${stockholmTime(start)}`
}
