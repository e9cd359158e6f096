import type { Booking } from '@klarsikt/contract/shop/types'
import { AGE_GROUP_MESSAGES } from '@klarsikt/core/booking'
import { visitTimeText } from '@klarsikt/core/calendar'
import { examPriceText } from '@klarsikt/core/friends'
import { formatMobile, postalPlace } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { formatPrice, ore } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { BookingBadge } from '@klarsikt/design-system/status-badge'
import styles from '../layout/booking.module.css'

/** Shows exam, store and person of a booking. The backend masks personal data (decision G1). */
export function BookingFacts({ booking }: { readonly booking: Booking }) {
  return (
    <>
      <section className={styles.block} aria-labelledby="booking-visit">
        <h2 id="booking-visit" className={styles.heading}>
          {bookingPageMessages.visit()}
        </h2>
        <p>
          <BookingBadge status={booking.status} />
        </p>
        <DescriptionList items={visitItems(booking)} />
      </section>
      <section className={styles.block} aria-labelledby="booking-person">
        <h2 id="booking-person" className={styles.heading}>
          {bookingPageMessages.person()}
        </h2>
        <DescriptionList
          items={[
            { term: wizardMessages.summaryName(), value: `${booking.firstName} ${booking.lastName}` },
            { term: fieldMessages.ssn(), value: booking.ssn },
            { term: authMessages.email(), value: booking.email },
            { term: fieldMessages.mobile(), value: formatMobile(booking.mobile) },
            ...(booking.reference ? [{ term: bookingMessages.reference(), value: booking.reference }] : []),
            ...(booking.note ? [{ term: bookingMessages.note(), value: booking.note }] : []),
          ]}
        />
      </section>
    </>
  )
}

function visitItems(booking: Booking) {
  const { number, status, examTypeName, ageGroup, examiner, start, end, store, feeCharged, kind } = booking
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000)
  const isSuggested = status === 'requested'
  return [
    { term: wizardMessages.summaryExam(), value: examTypeName },
    ...(ageGroup === null ? [] : [{ term: wizardMessages.summaryAge(), value: AGE_GROUP_MESSAGES[ageGroup]() }]),
    { term: isSuggested ? bookingPageMessages.suggested() : wizardMessages.summaryTime(), value: visitTimeText(start) },
    { term: wizardMessages.summaryLength(), value: bookingMessages.duration({ minutes }) },
    ...(examiner === null
      ? []
      : [
          {
            term: kind === 'auditory' ? wizardMessages.timeAudionomist() : wizardMessages.timeOptician(),
            value: examiner,
          },
        ]),
    {
      term: wizardMessages.summaryStore(),
      value: (
        <>
          <Link href={href('store', { slug: store.slug })}>{store.name}</Link>
          <br />
          {store.address}, {postalPlace(store)}
          <br />
          <a href={`tel:${store.phone}`} className={styles.call}>
            {bookingPageMessages.call({ phone: store.phone })}
          </a>
        </>
      ),
    },
    {
      term: wizardMessages.summaryPrice(),
      value: examPriceText({ price: ore(booking.price), kind: booking.priceKind }),
    },
    ...(feeCharged > 0 ? [{ term: bookingPageMessages.fee(), value: formatPrice(feeCharged) }] : []),
    { term: bookingPageMessages.reference(), value: <span className="ks-tabular">{number}</span> },
  ]
}
