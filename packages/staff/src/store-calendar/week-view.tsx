import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'
import { dateText, type PlainDate, stockholmDate } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { formatHours } from '@klarsikt/core/stores'
import { Anchor } from '@klarsikt/design-system/link'
import type { CSSProperties } from 'react'
import { calendarPath } from './calendar-path.js'
import { type DayColumn, dayColumns, type Examiner, minutesOf } from './day-columns.js'
import { ColumnState } from './day-grid.js'
import styles from './store-calendar.module.css'

interface WeekViewProps {
  readonly days: readonly StoreDay[]
  readonly bookings: readonly StoreBooking[]
  readonly resources: readonly Examiner[]
  readonly today: PlainDate
}

/** Shows a week: the visits of each day, and which optician has free time. */
export function WeekView({ days, bookings, resources, today }: WeekViewProps) {
  return (
    <ol className={styles.week}>
      {days.map((day) => {
        const own = bookings.filter(({ start }) => stockholmDate(start) === day.date)
        const columns = dayColumns(day, own, resources)
        return (
          <li key={day.date} className={styles.weekday} {...(day.date === today && { 'aria-current': 'date' })}>
            <h3 className={styles.name}>
              <Anchor href={calendarPath({ view: 'day', date: day.date })}>{dateText(day.date)}</Anchor>
            </h3>
            <p className={`${styles.state} ks-text-muted`}>
              {day.hours ? staffBookingMessages.open({ hours: formatHours(day.hours) }) : staffBookingMessages.closed()}
            </p>
            {(day.hours !== null || own.length > 0) && (
              <ul className={styles.load}>
                {columns.filter(isShown).map((column) => (
                  <li key={column.examiner?.id ?? ''}>
                    <span className={styles.customer}>{column.examiner?.name ?? staffBookingMessages.others()}</span>
                    <ColumnState column={column} />
                    <LoadBar column={column} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ol>
  )
}

const isShown = ({ isWorking, absence, visits }: DayColumn) => isWorking || absence !== null || visits > 0

/** Draws the share of taken time. It is hidden from screen readers, since the text above says the same. */
function LoadBar({ column: { entries, freeMinutes } }: { readonly column: DayColumn }) {
  const taken = entries.filter(({ kind }) => kind === 'visit').reduce((sum, entry) => sum + minutesOf(entry), 0)
  if (taken + freeMinutes === 0) return null
  return (
    <span
      className={styles.bar}
      style={{ '--part': taken / (taken + freeMinutes) } as CSSProperties}
      aria-hidden="true"
    />
  )
}
