import type { Booking } from '@klarsikt/contract/shop/types'
import { isBooked } from '@klarsikt/core/booking'
import { visitTimeText } from '@klarsikt/core/calendar'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import { href } from '@klarsikt/core/paths'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { BookingBadge } from '@klarsikt/design-system/status-badge'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import styles from '../layout/booking.module.css'

interface OwnBookingsProps {
  readonly bookings: readonly Booking[]
  readonly now: string
}

/** Lists the customer's bookings: coming visits first, and earlier ones in a disclosure. */
export function OwnBookings({ bookings, now }: OwnBookingsProps) {
  const isComing = ({ status, end }: Booking) =>
    (isBooked(status) || status === 'requested' || status === 'unconfirmed') && end > now
  const coming = bookings.filter(isComing)
  const earlier = bookings.filter((booking) => !isComing(booking))
  return (
    <section className={styles.block} aria-labelledby="own-bookings">
      <h2 id="own-bookings" className={styles.heading}>
        {bookingPageMessages.own()}
      </h2>
      {coming.length === 0 ? <p>{bookingPageMessages.ownEmpty()}</p> : <BookingRows bookings={coming} />}
      {earlier.length > 0 && (
        <Disclosure title={bookingPageMessages.ownEarlier()}>
          <BookingRows bookings={earlier} />
        </Disclosure>
      )}
    </section>
  )
}

function BookingRows({ bookings }: Pick<OwnBookingsProps, 'bookings'>) {
  return (
    <ul className={styles.list}>
      {bookings.map(({ id, start, examTypeName, store, status }) => (
        <li key={id} className={styles.row}>
          <div className={styles.facts}>
            <span className={styles.name}>{visitTimeText(start)}</span>
            <span className="ks-text-muted">
              {examTypeName}, {store.name}
            </span>
            <span>
              <BookingBadge status={status} />
            </span>
          </div>
          <Link variant="standalone" href={href('booking-visual-exam-details', { id })}>
            {bookingPageMessages.show()}
            <VisuallyHidden> {visitTimeText(start)}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
