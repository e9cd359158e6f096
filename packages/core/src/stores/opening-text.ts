import { dayText, weekdayName } from '../calendar/date-text.js'
import type { storesMessages } from '../messages/stores.js'
import { formatHour } from './hours.js'
import type { OpeningState } from './opening-state.js'

/** A message of the stores and what stands in its places. */
export type OpeningMessage = {
  readonly key: keyof typeof storesMessages
  readonly params: Readonly<Record<string, string>>
}

/** From so many days ahead a weekday could be two of them, and the date is said instead. */
const WEEK_DAYS = 7

/** What a door says, in words: until when it is open, or when it opens next. */
export function openingMessage(state: OpeningState): OpeningMessage {
  if (state.open)
    return { key: state.soon ? 'stores.closesSoon' : 'stores.openUntil', params: { time: formatHour(state.closes) } }
  if (!state.opens) return { key: 'stores.closedForNow', params: {} }
  const { days, date } = state.opens
  const time = formatHour(state.opens.time)
  if (days === 0) return { key: 'stores.opensToday', params: { time } }
  if (days === 1) return { key: 'stores.opensTomorrow', params: { time } }
  const day = days < WEEK_DAYS ? `på ${weekdayName(date)}` : `den ${dayText(date).replace(/ \d{4}$/, '')}`
  return { key: 'stores.opensOn', params: { day, time } }
}
