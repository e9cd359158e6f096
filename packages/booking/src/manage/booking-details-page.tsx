import type { ShopClient } from '@klarsikt/contract/client'
import type { Booking } from '@klarsikt/contract/shop/types'
import { CANCELLATION_FEE, isBooked } from '@klarsikt/core/booking'
import { visitTimeText } from '@klarsikt/core/calendar'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { formatOre, formatPrice } from '@klarsikt/core/money'
import { encodedHref, href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { useNavigation } from 'react-router'
import { BookingFrame } from '../layout/booking-frame.js'
import { TakenTime } from '../times/taken-time.js'
import { WaitingLink } from '../waiting-list/waiting-link.js'
import { BOOKING_QUERY } from '../waiting-list/waiting-place.js'
import { BookingFacts } from './booking-facts.js'
import { CalendarLink } from './calendar-link.js'
import { CancelBooking } from './cancel-booking.js'
import { type BookingAnswer } from './change-booking.js'
import { type Done } from './done.js'
import { type BookingData, CHANGE_QUERY } from './load-booking.js'
import { MoveBooking } from './move-booking.js'
import { isFreeToVisit, RequisitionBlock } from './requisition-block.js'
import styles from '../layout/booking.module.css'

interface BookingDetailsPageProps {
  readonly data: BookingData
  readonly answer: BookingAnswer | undefined
  /** Returns the client that releases the held time when the user leaves the page. */
  readonly client: () => ShopClient
}

/** Shows a booking to anybody who has its link. They can move it, cancel it, or book it again [ROUTE-028]. */
export function BookingDetailsPage({ data: { booking, done, change }, answer, client }: BookingDetailsPageProps) {
  const { state } = useNavigation()
  const path = encodedHref('booking-visual-exam-details', { id: booking.id })
  const title = booking.status === 'requested' ? bookingPageMessages.titleRequested() : bookingPageMessages.title()
  const trail = [
    { label: navMessages.home(), href: href('home') },
    { label: pageMessages.bookingVisualExamDetails(), href: path },
  ]
  const refusal = state === 'idle' ? (answer?.refusal ?? null) : null
  return (
    <BookingFrame title={title} trail={trail}>
      {booking.unsettledStart !== null ? (
        <UnsettledNotice start={booking.unsettledStart} booking={booking} />
      ) : (
        done !== null && answer === undefined && <DoneNotice done={done} booking={booking} />
      )}
      {refusal && change === null && <TakenTime refusal={refusal} sent={null} />}
      <BookingFacts booking={booking} />
      {booking.requisition && (
        <RequisitionBlock
          booking={booking}
          requisition={booking.requisition}
          isSent={done === 'asked' && answer === undefined}
          error={answer?.managerError}
        />
      )}
      {change === null ? (
        <Actions booking={booking} path={path} />
      ) : (
        <MoveBooking booking={booking} change={change} path={path} refusal={refusal} client={client} />
      )}
    </BookingFrame>
  )
}

/** Says that the store's booking system has not answered yet, and that the shop will write when it does. */
function UnsettledNotice({ start, booking }: { readonly start: string; readonly booking: Booking }) {
  const when = visitTimeText(start)
  return (
    <Notice tone="warning" title={bookingPageMessages.unconfirmed()}>
      {isBooked(booking.status)
        ? bookingPageMessages.unconfirmedMove({ when })
        : bookingPageMessages.unconfirmedText({ when, email: booking.email })}
    </Notice>
  )
}

function DoneNotice({ done, booking }: { readonly done: Done; readonly booking: Booking }) {
  const { email, store, status } = booking
  switch (done) {
    case 'booked':
      return status === 'requested' ? (
        <Notice tone="success">{bookingPageMessages.requested({ store: store.name })}</Notice>
      ) : (
        <Notice tone="success" title={bookingPageMessages.confirmed()}>
          {bookingPageMessages.confirmedText({ email })}
        </Notice>
      )
    case 'asked':
      return null
    case 'moved':
      return <Notice tone="success">{bookingPageMessages.moved()}</Notice>
    case 'rebooked':
      return <Notice tone="success">{bookingPageMessages.rebooked()}</Notice>
    case 'cancelled':
      return <Notice tone="success">{bookingPageMessages.cancelled()}</Notice>
  }
}

function Actions({ booking, path }: { readonly booking: Booking; readonly path: string }) {
  const { canCancel, canRebook, canWait, calendarUrl, feeNow, status, unsettledStart } = booking
  const fee = formatPrice(feeNow)
  return (
    <div className={styles.block}>
      {isBooked(status) && canCancel && <p>{feeNow > 0 ? bookingPageMessages.feeNow({ fee }) : freeText(booking)}</p>}
      {!canCancel && !canRebook && unsettledStart === null && <p>{bookingPageMessages.over()}</p>}
      <div className={styles.actions}>
        {calendarUrl !== null && <CalendarLink href={calendarUrl} />}
        {canRebook && (
          <ButtonLink href={`${path}?${CHANGE_QUERY}=1`} variant={isBooked(status) ? 'secondary' : 'primary'}>
            {isBooked(status) ? bookingPageMessages.change() : bookingPageMessages.rebook()}
          </ButtonLink>
        )}
      </div>
      {canWait && canRebook && feeNow === 0 && <WaitingLink fields={{ [BOOKING_QUERY]: booking.id }} />}
      {canCancel && <CancelBooking booking={booking} />}
      <p>
        <Link variant="standalone" href={href('booking-visual-exam')}>
          {bookingPageMessages.new()}
        </Link>
      </p>
    </div>
  )
}

function freeText(booking: Booking): string {
  if (isFreeToVisit(booking)) return bookingPageMessages.freeUntilVisit()
  return bookingPageMessages.freeUntil({ time: visitTimeText(booking.freeUntil), fee: formatOre(CANCELLATION_FEE) })
}
