import { bookingStyles as layout } from '@klarsikt/booking/layout'
import type { StoreBooking } from '@klarsikt/contract/shop/types'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { VisitRow } from './visit-row.js'

interface WaitingVisitsProps {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly action: string
  readonly bookings: readonly StoreBooking[]
}

/** Number of rows that are shown at once. It is small, since staff mostly look at the calendar below. */
const SHOWN_ROWS = 3

/** Lists visits that wait for the store or the customer, the earliest first. Shows nothing where none wait. */
export function WaitingVisits({ id, title, intro, action, bookings }: WaitingVisitsProps) {
  if (bookings.length === 0) return null
  const rows = (some: readonly StoreBooking[]) => (
    <ul className={layout.list}>
      {some.map((booking) => (
        <VisitRow key={booking.id} booking={booking} action={action} />
      ))}
    </ul>
  )
  const rest = bookings.slice(SHOWN_ROWS)
  return (
    <section className={`${layout.block} ks-no-print`} aria-labelledby={id}>
      <h2 id={id} className={layout.heading}>
        {title} ({bookings.length})
      </h2>
      {intro && <p className="ks-text-muted">{intro}</p>}
      {rows(bookings.slice(0, SHOWN_ROWS))}
      {rest.length > 0 && (
        <Disclosure title={staffBookingMessages.more({ count: rest.length })}>{rows(rest)}</Disclosure>
      )}
    </section>
  )
}
