import { dateText, stockholmDate, stockholmTime } from '@klarsikt/core/calendar'

/** When a visit is, as it is said: `tisdag 1 december kl. 10:30`. */
export function whenText(start: string): string {
  return `${dateText(stockholmDate(start))} kl. ${stockholmTime(start)}`
}
