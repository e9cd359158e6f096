import { dayText, weekdayName } from '../calendar/date-text.js'
import * as storesMessages from '../messages/generated/stores.js'
import { formatHour } from './hours.js'
import type { OpeningState } from './opening-state.js'

/** Days ahead from which a weekday is ambiguous, so the date is written. */
const WEEK_DAYS = 7

/** Writes until when a store is open, or when it opens next. */
export function openingText(state: OpeningState): string {
  if (state.open) {
    const message = state.soon ? storesMessages.closesSoon : storesMessages.openUntil
    return message({ time: formatHour(state.closes) })
  }
  if (!state.opens) return storesMessages.closedForNow()
  const { days, date } = state.opens
  const time = formatHour(state.opens.time)
  if (days === 0) return storesMessages.opensToday({ time })
  if (days === 1) return storesMessages.opensTomorrow({ time })
  const day = days < WEEK_DAYS ? `på ${weekdayName(date)}` : `den ${dayText(date).replace(/ \d{4}$/, '')}`
  return storesMessages.opensOn({ day, time })
}
