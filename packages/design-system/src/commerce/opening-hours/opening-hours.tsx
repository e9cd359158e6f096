'use client'
import { addDays, type InstantLike, type PlainDate, redDays, stockholmDate, weekdayOf } from '@klarsikt/core/calendar'
import * as storesMessages from '@klarsikt/core/messages/stores'
import { type DeviatingHours, hoursOn, openingState, type OpenHours, type WeekHours } from '@klarsikt/core/stores'
import { type ElementType, useId } from 'react'
import { useLocale, useText } from '../../locale/locale.js'
import * as hoursMessages from '../../messages/generated/hours.js'
import { capitalised, dayAndMonth, hoursText, hourText, weekdayText } from './day-text.js'
import styles from './opening-hours.module.css'

interface Hours {
  /** Seven entries from Monday; null is closed. */
  readonly week: WeekHours
  /** Days that differ from the week, by `YYYY-MM-DD`. */
  readonly deviating?: DeviatingHours
  /** The current instant. Pass the server's, so that server and browser render the same text. */
  readonly now: InstantLike
}

export type OpeningStatusProps = Hours

export interface OpeningHoursProps extends Hours {
  /** Names of days that deviate, `2026-12-24` → `Julafton`. Public holidays have theirs already. */
  readonly dayNames?: Readonly<Record<PlainDate, string>>
  readonly title?: string
  readonly headingLevel?: 2 | 3 | 4
}

/** Days after today within which later deviations are listed below the week. */
const DEVIATIONS_LISTED_DAYS = 60

/** `Öppet till 18` or `Stängt, öppnar måndag kl. 10`. The dot repeats what the words say. */
export function OpeningStatus({ week, deviating, now }: OpeningStatusProps) {
  const text = useText()
  const locale = useLocale()
  const state = openingState(now, week, deviating)
  const sentence = () => {
    if (state.open) {
      return text(state.soon ? hoursMessages.closesSoon : hoursMessages.openUntil, {
        time: hourText(state.closes, locale),
      })
    }
    if (state.opens === null) return text(hoursMessages.closedForNow)
    const { date, days } = state.opens
    const time = hourText(state.opens.time, locale)
    if (days === 0) return text(hoursMessages.opensToday, { time })
    if (days === 1) return text(hoursMessages.opensTomorrow, { time })
    const day = days < 7 ? weekdayText(date, locale) : dayAndMonth(date, locale)
    return text(hoursMessages.opensOn, { day, time })
  }
  return (
    <span
      className={styles.status}
      data-open={state.open || undefined}
      data-soon={(state.open && state.soon) || undefined}
    >
      <span className={styles.dot} aria-hidden="true" />
      {sentence()}
    </span>
  )
}

/** The coming seven days from Monday to Sunday, and the days after them that differ. */
export function OpeningHours({ week, deviating = {}, now, dayNames = {}, title, headingLevel = 2 }: OpeningHoursProps) {
  const text = useText()
  const heading = useId()
  const today = stockholmDate(now)
  const Heading: ElementType = `h${headingLevel}`
  // Each weekday is its next date, so that deviations of the coming seven days show on their day.
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).toSorted(
    (a, b) => weekdayOf(a) - weekdayOf(b),
  )
  const later = Object.keys(deviating)
    .filter((date) => date > addDays(today, 6) && date <= addDays(today, DEVIATIONS_LISTED_DAYS))
    .toSorted()
  const nameOf = (date: PlainDate) => {
    if (!Object.hasOwn(deviating, date)) return undefined
    const known = dayNames[date] ?? redDays(Number(date.slice(0, 4))).get(date)
    return known === undefined ? text(hoursMessages.deviates) : capitalised(known)
  }
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading id={heading} className={styles.title}>
          {title ?? text(storesMessages.openingHours)}
        </Heading>
        <OpeningStatus week={week} deviating={deviating} now={now} />
      </div>
      <table className={styles.table} aria-labelledby={heading}>
        <tbody>
          {days.map((date) => (
            <Day
              key={date}
              date={date}
              hours={hoursOn(date, week, deviating)}
              name={nameOf(date)}
              today={date === today}
            />
          ))}
        </tbody>
      </table>
      {later.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>{text(storesMessages.deviatingHours)}</caption>
          <tbody>
            {later.map((date) => (
              <Day key={date} date={date} hours={hoursOn(date, week, deviating)} name={nameOf(date)} withDate />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface DayProps {
  readonly date: PlainDate
  readonly hours: OpenHours | null
  readonly name: string | undefined
  readonly today?: boolean
  readonly withDate?: boolean
}

function Day({ date, hours, name, today = false, withDate = false }: DayProps) {
  const text = useText()
  const locale = useLocale()
  return (
    <tr
      className={styles.row}
      aria-current={today ? 'date' : undefined}
      data-deviates={name !== undefined || undefined}
    >
      <th scope="row" className={styles.day}>
        <span className={styles.labels}>
          <span>{capitalised(withDate ? dayAndMonth(date, locale) : weekdayText(date, locale))}</span>
          {today && ' '}
          {today && <span className={styles.today}>{text(hoursMessages.today)}</span>}
          {name !== undefined && ' '}
          {name !== undefined && <span className={styles.name}>{name}</span>}
        </span>
      </th>
      <td className={styles.hours} data-closed={hours === null || undefined}>
        {hours === null ? text(hoursMessages.closed) : hoursText(hours, locale)}
      </td>
    </tr>
  )
}
