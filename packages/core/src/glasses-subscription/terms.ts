import { addDays, addMonths, type PlainDate } from '../calendar/plain-date.js'
import { EXCHANGES_PER_YEAR, NOTICE_DAYS, WINBACK_PAUSE_MONTHS } from './states.js'

/** The last day after giving notice: 30 days on, but not before the binding period ends [LIFE-004]. */
export function terminationDate(noticeOn: PlainDate, bindingEnd: PlainDate | null): PlainDate {
  const end = addDays(noticeOn, NOTICE_DAYS)
  return bindingEnd !== null && bindingEnd > end ? bindingEnd : end
}

/** Whether the product may be exchanged: once in each year counted from the start date [LIFE-008]. */
export function mayExchange(start: PlainDate, exchanges: readonly PlainDate[], today: PlainDate): boolean {
  let year = 0
  while (addMonths(start, (year + 1) * 12) <= today) year += 1
  const begins = addMonths(start, year * 12)
  return exchanges.filter((day) => day >= begins && day <= today).length < EXCHANGES_PER_YEAR
}

/** A subscription can be won back again when a year has gone by since the last time. */
export function mayWinBack(lastWinback: PlainDate | null, today: PlainDate): boolean {
  return lastWinback === null || today >= addMonths(lastWinback, WINBACK_PAUSE_MONTHS)
}
