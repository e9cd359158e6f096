import { CHOICE_QUERY } from '@klarsikt/booking/choices'
import { SHOWN_DAY } from '@klarsikt/booking/times'
import { type PlainDate, stockholmTime } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { Anchor, Link } from '@klarsikt/design-system/link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { VisitMarks } from '../store-visit/visit-marks.js'
import { timeSpan, visitName } from '../store-visit/visit-name.js'
import { type DayEntry, type Examiner } from './day-columns.js'
import styles from './store-calendar.module.css'

interface DayItemProps {
  readonly entry: DayEntry
  readonly examiner: Examiner | null
  readonly date: PlainDate
  readonly now: string
  /** The position in the grid, as CSS properties. */
  readonly style: object
}

const WORDS = {
  break: staffBookingMessages.breakTime,
  free: staffBookingMessages.free,
  held: staffBookingMessages.held,
} as const

/** Shows an entry of the day: a visit with a link to its page, a break, or free or held time. */
export function DayItem({ entry, examiner, date, now, style }: DayItemProps) {
  const { kind, booking, start, end } = entry
  const isOngoing = start <= now && now < end
  const current = isOngoing ? ({ 'aria-current': 'time' } as const) : {}
  const time = <span className={styles.time}>{timeSpan(entry)}</span>
  if (booking)
    return (
      <li className={styles.entry} data-kind={kind} data-status={booking.status} style={style} {...current}>
        <Anchor className={styles.visit ?? ''} href={href('staff-booking', { id: booking.id })}>
          <span className={styles.line}>
            {time} <span className={styles.customer}>{visitName(booking)}</span>
          </span>
          <span className={styles.line}>
            <span className={styles.exam}>{booking.examTypeName}</span>
            {isOngoing && booking.status === 'booked' && <Badge tone="success">{staffBookingMessages.ongoing()}</Badge>}
            <VisitMarks booking={booking} />
          </span>
        </Anchor>
      </li>
    )
  const query = new URLSearchParams({ [SHOWN_DAY]: date, ...(examiner && { [CHOICE_QUERY.examinerId]: examiner.id }) })
  return (
    <li className={styles.entry} data-kind={kind} style={style} {...current}>
      <span className={styles.line}>
        {time} {WORDS[kind]()}
      </span>
      {kind === 'free' && end > now && examiner && (
        <Link href={`${href('staff-booking-new')}?${query}`}>
          {staffBookingMessages.book()}
          <VisuallyHidden>
            {' '}
            {staffBookingMessages.bookAt({ time: stockholmTime(start), examiner: examiner.name })}
          </VisuallyHidden>
        </Link>
      )}
    </li>
  )
}
