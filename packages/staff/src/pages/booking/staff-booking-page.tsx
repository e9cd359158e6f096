import { stockholmDate } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Notice } from '@klarsikt/page-kit/form'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { calendarPath } from '../../store-calendar/calendar-path.js'
import { visitName } from '../../store-visit/visit-name.js'
import { type StaffBookingAnswer } from './change-staff-booking.js'
import { ChooseTime } from './choose-time.js'
import { type StaffBookingData } from './load-staff-booking.js'
import { VisitActions } from './visit-actions.js'
import { VisitFacts } from './visit-facts.js'

interface StaffBookingPageProps {
  readonly data: StaffBookingData
  readonly answer: StaffBookingAnswer | undefined
}

const DONE = {
  booked: staffBookingMessages.doneBooked,
  declined: staffBookingMessages.doneDeclined,
  moved: staffBookingMessages.doneMoved,
  completed: staffBookingMessages.doneCompleted,
  missed: staffBookingMessages.doneMissed,
  closed: staffBookingMessages.doneClosed,
} as const

/** Shows one visit to its store, with the actions that are allowed now. */
export function StaffBookingPage({ data, answer }: StaffBookingPageProps) {
  const { state } = useNavigation()
  const { booking, resources, done, choice } = data
  const title = visitName(booking)
  const day = calendarPath({ view: 'day', date: stockholmDate(booking.start) })
  const trail = [
    { label: staffPageMessages.bookings(), href: day },
    { label: title, href: href('staff-booking', { id: booking.id }) },
  ]
  const refused = state === 'idle' ? answer : undefined
  const isAboutTime = refused?.intent === 'accept' || refused?.intent === 'move'
  return (
    <StaffPage section="staff-bookings" title={title} trail={trail}>
      {done && !answer && state === 'idle' && <Notice tone="success">{DONE[done]()}</Notice>}
      {refused && <Refusal answer={refused} isShownBelow={isAboutTime && choice !== null} />}
      <VisitFacts booking={booking} resources={resources} />
      {choice && <ChooseTime data={data} choice={choice} answer={isAboutTime ? refused : undefined} />}
      <VisitActions data={data} answer={refused} />
    </StaffPage>
  )
}

interface RefusalProps {
  readonly answer: StaffBookingAnswer
  /** True where free times stand below the visit. */
  readonly isShownBelow: boolean
}

function Refusal({ answer: { isChanged, refusal, problem }, isShownBelow }: RefusalProps) {
  if (isChanged) return <Notice tone="info">{refusal.message}</Notice>
  return isShownBelow && problem === undefined ? null : <Notice tone="error">{problem ?? refusal.message}</Notice>
}
