import { bookingStyles as layout } from '@klarsikt/booking/layout'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { AbsenceForm } from './absence-form.js'
import { AbsenceHits } from './absence-hits.js'
import { AbsenceList } from './absence-list.js'
import { type AbsenceAnswer } from './change-absence.js'
import { type AbsenceData, type AbsenceDone } from './load-absence.js'

interface StaffAbsencePageProps {
  readonly data: AbsenceData
  readonly answer: AbsenceAnswer | undefined
}

/** Reports the absence of an employee who sees customers, after showing which visits it affects. */
export function StaffAbsencePage({ data, answer }: StaffAbsencePageProps) {
  const { state } = useNavigation()
  const { hits, done, absences, resources } = data
  const title = staffPageMessages.absence()
  const trail = [
    { label: staffPageMessages.bookings(), href: href('staff-bookings') },
    { label: title, href: href('staff-absence') },
  ]
  return (
    <StaffPage section="staff-bookings" title={title} trail={trail}>
      {answer && state === 'idle' && <Notice tone="error">{answer.message}</Notice>}
      {done && !answer && state === 'idle' && <Done done={done} />}
      <section className={layout.block} aria-labelledby="absence-report">
        <h2 id="absence-report" className={layout.heading}>
          {staffBookingMessages.absenceReport()}
        </h2>
        <p className="ks-text-muted">{staffBookingMessages.absenceIntro()}</p>
        <AbsenceForm key={Object.values(data.typed).join(' ')} data={data} />
      </section>
      {hits && <AbsenceHits data={data} hits={hits} />}
      <AbsenceList absences={absences} resources={resources} />
    </StaffPage>
  )
}

function Done({ done }: { readonly done: AbsenceDone }) {
  if (done.kind === 'withdrawn') return <Notice tone="success">{staffBookingMessages.absenceWithdrawn()}</Notice>
  return (
    <Notice tone="success">
      {staffBookingMessages.absenceDone(done)}{' '}
      {done.asked > 0 && <Link href={href('staff-bookings')}>{staffBookingMessages.rebookings()}</Link>}
    </Notice>
  )
}
