import type { StoreBooking, StoreDay } from '@klarsikt/contract/shop/types'
import { ABSENCE_REASON_MESSAGES } from '@klarsikt/core/booking'
import { type PlainDate, stockholmTime } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Badge } from '@klarsikt/design-system/badge'
import type { CSSProperties } from 'react'
import { type DayColumn, dayColumns, dayFrame, type Examiner } from './day-columns.js'
import { DayItem } from './day-item.js'
import { lengthText } from './length-text.js'
import styles from './store-calendar.module.css'

interface DayGridProps {
  readonly day: StoreDay
  readonly bookings: readonly StoreBooking[]
  readonly resources: readonly Examiner[]
  readonly now: string
}

const HOUR_MS = 3_600_000
/** Minutes per row of the grid. */
const ROW_MINUTES = 5
const ROWS_OF_HOUR = 60 / ROW_MINUTES

/**
 * Shows a day as one list per optician, in order of time. In a wide window the lists stand side by side on a common
 * time grid. Screen readers read the lists in both cases.
 */
export function DayGrid({ day, bookings, resources, now }: DayGridProps) {
  const columns = dayColumns(day, bookings, resources)
  const frame = dayFrame(day, columns)
  if (!frame) return null
  const rowOf = (time: number) => Math.round((time - frame.start) / (ROW_MINUTES * 60_000))
  const hours = Array.from({ length: (frame.end - frame.start) / HOUR_MS }, (_, index) => frame.start + index * HOUR_MS)
  const isNow = frame.start <= Date.parse(now) && Date.parse(now) < frame.end
  return (
    <div className={styles.grid} style={{ '--rows': rowOf(frame.end), '--columns': columns.length } as CSSProperties}>
      <div className={styles.axis} aria-hidden="true">
        {hours.map((hour) => (
          <span
            key={hour}
            style={{ '--from': rowOf(hour) + 1, '--to': rowOf(hour) + 1 + ROWS_OF_HOUR } as CSSProperties}
          >
            {stockholmTime(new Date(hour))}
          </span>
        ))}
      </div>
      {columns.map((column) => (
        <Column
          key={column.examiner?.id ?? ''}
          column={column}
          date={day.date}
          now={now}
          placeOf={(span) => ({
            '--from': rowOf(Date.parse(span.start)) + 1,
            '--to': rowOf(Date.parse(span.end)) + 1,
          })}
        />
      ))}
      {isNow && (
        <div className={styles.now} style={{ '--now': rowOf(Date.parse(now)) } as CSSProperties}>
          <span className={styles.nowText}>{staffBookingMessages.now({ time: stockholmTime(now) })}</span>
        </div>
      )}
    </div>
  )
}

interface ColumnProps {
  readonly column: DayColumn
  readonly date: PlainDate
  readonly now: string
  readonly placeOf: (span: { readonly start: string; readonly end: string }) => object
}

function Column({ column, date, now, placeOf }: ColumnProps) {
  const { examiner, entries } = column
  const id = `examiner-${examiner?.id ?? 'others'}`
  return (
    <section className={styles.column} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.name}>
          {examiner?.name ?? staffBookingMessages.others()}
        </h3>
        <ColumnState column={column} />
      </div>
      {entries.length > 0 && (
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <DayItem
              key={`${entry.start} ${entry.booking?.id ?? entry.kind}`}
              entry={entry}
              examiner={examiner}
              date={date}
              now={now}
              style={placeOf(entry)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** Says in a few words how an optician's day looks: absent, not working, or the visits and the free time. */
export function ColumnState({ column: { absence, isWorking, visits, freeMinutes } }: Pick<ColumnProps, 'column'>) {
  if (absence !== null)
    return (
      <p className={styles.state}>
        <Badge tone="warning">{staffBookingMessages.absent()}</Badge> {ABSENCE_REASON_MESSAGES[absence]()}
      </p>
    )
  if (!isWorking && visits === 0)
    return <p className={`${styles.state} ks-text-muted`}>{staffBookingMessages.notWorking()}</p>
  return (
    <p className={`${styles.state} ks-text-muted`}>
      {staffBookingMessages.visits({ count: visits })}
      {freeMinutes > 0 && `, ${staffBookingMessages.freeTime({ hours: lengthText(freeMinutes) })}`}
    </p>
  )
}
