import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { EXAM_TYPES, isChildren } from '@klarsikt/core/booking'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Badge } from '@klarsikt/design-system/badge'
import { BookingBadge } from '@klarsikt/design-system/status-badge'

/** Returns what the store has to know about a visit: a child, a company that pays, or a hearing test. */
export function markTexts({ ageGroup, examType, kind }: StoreBooking): readonly string[] {
  return [
    ...(isChildren(ageGroup) ? [staffBookingMessages.child()] : []),
    ...(EXAM_TYPES[examType].isForCompany ? [staffBookingMessages.company()] : []),
    ...(kind === 'auditory' ? [staffBookingMessages.hearing()] : []),
  ]
}

interface VisitMarksProps {
  readonly booking: StoreBooking
  /** Shows every state, also the common ones that lists leave out. */
  readonly allStates?: boolean
}

export function VisitMarks({ booking, allStates = false }: VisitMarksProps) {
  const { status, isRebookingAsked } = booking
  return (
    <>
      {markTexts(booking).map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
      {(allStates || status !== 'booked') && <BookingBadge status={status} />}
      {isRebookingAsked && <Badge tone="warning">{staffBookingMessages.rebookingAsked()}</Badge>}
    </>
  )
}
