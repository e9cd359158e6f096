import type { StoreBooking } from '@klarsikt/contract/shop/types'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { VisitRow } from './visit-row.js'
import layout from '../../layout/booking.module.css'

interface WaitingVisitsProps {
  readonly id: string
  readonly title: string
  readonly intro?: string
  readonly action: string
  readonly bookings: readonly StoreBooking[]
}

/** Rows that are shown at once; the calendar below is what is looked at most. */
const SHOWN_ROWS = 3

/** What waits for the store or for a customer, the soonest first; nothing where nothing does. */
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
