import { dateText, dayText } from './date-text.js'
import { type InstantLike, stockholmDate, stockholmTime } from './stockholm.js'

/** `26 november 2026 kl. 11:04`: an instant as it reads in Stockholm. */
export function dateTimeText(at: InstantLike): string {
  return `${dayText(stockholmDate(at))} kl. ${stockholmTime(at)}`
}

/** `tisdag 24 november kl. 10:30`: when a visit is, as pages, letters and SMS say it. */
export function visitTimeText(start: InstantLike): string {
  return `${dateText(stockholmDate(start))} kl. ${stockholmTime(start)}`
}
