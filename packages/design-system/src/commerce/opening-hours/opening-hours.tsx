'use client'
import { addDays, type InstantLike, type PlainDate, redDays, stockholmDate, weekdayOf } from '@klarsikt/core/calendar'
import { storesMessages } from '@klarsikt/core/messages'
import { type DeviatingHours, hoursOn, openingState, type OpenHours, type WeekHours } from '@klarsikt/core/stores'
import { type ElementType, useId } from 'react'
import { useLocale, useText } from '../../locale/locale.js'
import { capitalised, dayAndMonth, hoursText, hourText, weekdayText } from './day-text.js'
import styles from './opening-hours.module.css'

interface Hours {
  /** Seven entries from Monday; null is closed. */
  readonly week: WeekHours
  /** Days that differ from the week, by `YYYY-MM-DD`. */
  readonly deviating?: DeviatingHours
  /** The instant that counts as now. Hand in the server's, so that server and browser write the same. */
  readonly now: InstantLike
}

export type OpeningStatusProps = Hours

export interface OpeningHoursProps extends Hours {
  /** Names of days that deviate, `2026-12-24` → `Julafton`. Public holidays have theirs already. */
  readonly dayNames?: Readonly<Record<PlainDate, string>>
  readonly title?: string
  readonly headingLevel?: 2 | 3 | 4
}

/** Days after the shown week whose deviations are listed under it. */
const AHEAD = 60

/** `Öppet till 18` or `Stängt, öppnar måndag kl. 10`. The dot repeats what the words say. */
export function OpeningStatus({ week, deviating, now }: OpeningStatusProps) {
  const text = useText()
  const locale = useLocale()
  const state = openingState(now, week, deviating)
  const sentence = () => {
    if (state.open) {
      const open = state.soon
        ? text('hours.closesSoon', 'Stänger snart, kl. {time}')
        : text('hours.openUntil', 'Öppet till {time}')
      return open.replace('{time}', hourText(state.closes, locale))
    }
    if (state.opens === null) return text('hours.closedForNow', 'Tillfälligt stängt')
    const { date, days } = state.opens
    const time = hourText(state.opens.time, locale)
    if (days === 0) return text('hours.opensToday', 'Stängt, öppnar kl. {time}').replace('{time}', time)
    if (days === 1) return text('hours.opensTomorrow', 'Stängt, öppnar i morgon kl. {time}').replace('{time}', time)
    const day = days < 7 ? weekdayText(date, locale) : dayAndMonth(date, locale)
    return text('hours.opensOn', 'Stängt, öppnar {day} kl. {time}').replace('{day}', day).replace('{time}', time)
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
  // Each weekday stands for its next coming, so that what differs within the week is seen where it is looked for.
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead)).toSorted(
    (a, b) => weekdayOf(a) - weekdayOf(b),
  )
  const later = Object.keys(deviating)
    .filter((date) => date > addDays(today, 6) && date <= addDays(today, AHEAD))
    .toSorted()
  const nameOf = (date: PlainDate) => {
    if (!Object.hasOwn(deviating, date)) return undefined
    const known = dayNames[date] ?? redDays(Number(date.slice(0, 4))).get(date)
    return known === undefined ? text('hours.deviates', 'Avvikande') : capitalised(known)
  }
  return (
    <section className={styles.root} aria-labelledby={heading}>
      <div className={styles.head}>
        <Heading id={heading} className={styles.title}>
          {title ?? text('stores.openingHours', storesMessages['stores.openingHours'])}
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
          <caption className={styles.caption}>
            {text('stores.deviatingHours', storesMessages['stores.deviatingHours'])}
          </caption>
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
          {today && <span className={styles.today}>{text('hours.today', 'i dag')}</span>}
          {name !== undefined && ' '}
          {name !== undefined && <span className={styles.name}>{name}</span>}
        </span>
      </th>
      <td className={styles.hours} data-closed={hours === null || undefined}>
        {hours === null ? text('hours.closed', storesMessages['stores.closed']) : hoursText(hours, locale)}
      </td>
    </tr>
  )
}
