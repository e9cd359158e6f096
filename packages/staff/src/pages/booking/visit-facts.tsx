import { REQUISITION_MESSAGES } from '@klarsikt/booking/company'
import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { AGE_GROUP_MESSAGES } from '@klarsikt/core/booking'
import { visitTimeText } from '@klarsikt/core/calendar'
import { examPriceText } from '@klarsikt/core/friends'
import { formatMobile } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { formatPrice, ore } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { minutesOf } from '../../store-calendar/day-columns.js'
import { VisitMarks } from '../../store-visit/visit-marks.js'
import { visitName } from '../../store-visit/visit-name.js'
import { type StaffBookingData } from './load-staff-booking.js'

type Facts = Pick<StaffBookingData, 'booking' | 'resources'>

/**
 * Shows what the store needs to know about a visit and the person. Of the personal number, it shows the birth date
 * only.
 */
export function VisitFacts({ booking, resources }: Facts) {
  return (
    <section className={layout.block} aria-labelledby="visit-facts">
      <h2 id="visit-facts" className={layout.heading}>
        {bookingPageMessages.visit()}
      </h2>
      <p className={layout.times}>
        <VisitMarks booking={booking} allStates />
      </p>
      <DescriptionList items={visitItems({ booking, resources })} />
      {booking.isForgotten ? (
        <p className="ks-text-muted">{staffBookingMessages.forgotten()}</p>
      ) : (
        <DescriptionList items={personItems(booking)} />
      )}
    </section>
  )
}

function visitItems({ booking, resources }: Facts) {
  const { number, examTypeName, start, status, resourceId, kind, ageGroup, feeCharged } = booking
  const examiner = resources.find(({ id }) => id === resourceId)?.name
  const isSuggested = status === 'requested'
  return [
    { term: isSuggested ? bookingPageMessages.suggested() : wizardMessages.summaryTime(), value: visitTimeText(start) },
    { term: bookingPageMessages.reference(), value: <span className="ks-tabular">{number}</span> },
    { term: wizardMessages.summaryLength(), value: bookingMessages.duration({ minutes: minutesOf(booking) }) },
    { term: wizardMessages.summaryExam(), value: examTypeName },
    ...(ageGroup === null ? [] : [{ term: wizardMessages.summaryAge(), value: AGE_GROUP_MESSAGES[ageGroup]() }]),
    ...(examiner === undefined
      ? []
      : [
          {
            term: kind === 'auditory' ? wizardMessages.timeAudionomist() : wizardMessages.timeOptician(),
            value: examiner,
          },
        ]),
    {
      term: wizardMessages.summaryPrice(),
      value: examPriceText({ price: ore(booking.price), kind: booking.priceKind }),
    },
    ...(feeCharged > 0 ? [{ term: bookingPageMessages.fee(), value: formatPrice(feeCharged) }] : []),
  ]
}

/** Shows the company with a link to its agreements, which say what it pays for. */
function Company({
  company: { name, organisationNumber },
}: {
  readonly company: NonNullable<Facts['booking']['company']>
}) {
  const agreements = `${href('staff-agreements')}?${new URLSearchParams({ sok: organisationNumber })}`
  return (
    <>
      {name}, <span className="ks-tabular">{organisationNumber}</span>
      <br />
      <Link href={agreements}>{staffBookingMessages.agreement()}</Link>
    </>
  )
}

function personItems(booking: Facts['booking']) {
  const { ssn, mobile, email, guardian, company, note } = booking
  return [
    { term: wizardMessages.summaryName(), value: visitName(booking) },
    { term: fieldMessages.ssn(), value: <span className="ks-tabular">{ssn}</span> },
    { term: fieldMessages.mobile(), value: <a href={`tel:${mobile}`}>{formatMobile(mobile)}</a> },
    { term: authMessages.email(), value: <a href={`mailto:${email}`}>{email}</a> },
    ...(guardian
      ? [
          {
            term: staffBookingMessages.guardian(),
            value: staffBookingMessages.guardianValue({ ...guardian, mobile: formatMobile(guardian.mobile) }),
          },
        ]
      : []),
    ...(company
      ? [
          { term: wizardMessages.companyName(), value: <Company company={company} /> },
          { term: wizardMessages.detailsRequisition(), value: REQUISITION_MESSAGES[company.requisitionType]() },
          { term: bookingMessages.reference(), value: company.reference },
        ]
      : []),
    ...(note === '' ? [] : [{ term: bookingMessages.note(), value: note }]),
  ]
}
