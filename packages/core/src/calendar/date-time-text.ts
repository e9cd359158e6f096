import { dayText } from './date-text.js'
import { stockholmDate, stockholmTime } from './stockholm.js'

/** `26 november 2026 kl. 11.04`: an instant as it reads in Stockholm. */
export function dateTimeText(at: Date): string {
  return `${dayText(stockholmDate(at))} kl. ${stockholmTime(at).replace(':', '.')}`
}
