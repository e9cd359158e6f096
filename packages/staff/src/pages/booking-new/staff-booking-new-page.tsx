import { choiceFields } from '@klarsikt/booking/choices'
import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { TimeChoice, SHOWN_DAY } from '@klarsikt/booking/times'
import { visitTimeText } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { StaffPage } from '../../layout/staff-page.js'
import { lengthText } from '../../store-calendar/length-text.js'
import { type NewBookingAnswer } from './book-for-customer.js'
import { CustomerForm } from './customer-form.js'
import { ExamChoice } from './exam-choice.js'
import { type NewBookingData } from './load-new-booking.js'

interface StaffBookingNewPageProps {
  readonly data: NewBookingData
  readonly answer: NewBookingAnswer | undefined
}

/** Books a free time of the store for a customer who calls or comes in: exam, time and person. */
export function StaffBookingNewPage({ data, answer }: StaffBookingNewPageProps) {
  const title = staffPageMessages.bookingNew()
  const path = href('staff-booking-new')
  const trail = [
    { label: staffPageMessages.bookings(), href: href('staff-bookings') },
    { label: title, href: path },
  ]
  const { choices, exam, times, storeName } = data
  const { start, storeId: _, ...chosen } = choices
  const fields = choiceFields({ ...chosen, storeId: null, start: null })
  return (
    <StaffPage section="staff-bookings" title={title} trail={trail}>
      <section className={layout.block} aria-labelledby="new-exam">
        <h2 id="new-exam" className={layout.heading}>
          {staffBookingMessages.newExam()}
        </h2>
        {exam && start !== null ? (
          <p>
            {exam.name}, {visitTimeText(start)} ({lengthText(exam.minutes)}).{' '}
            <Link href={`${path}?${new URLSearchParams(fields)}`}>{staffBookingMessages.newChange()}</Link>
          </p>
        ) : (
          <ExamChoice data={data} />
        )}
      </section>
      {exam && times && (
        <section className={layout.block} aria-labelledby="new-time">
          <h2 id="new-time" className={layout.heading}>
            {staffBookingMessages.newTime()}
          </h2>
          <TimeChoice
            key={new URLSearchParams(fields).toString()}
            place={{
              path,
              fields: { ...fields, ...(data.day !== '' && { [SHOWN_DAY]: data.day }) },
              sent: fields,
              button: staffBookingMessages.newTimeNext(),
            }}
            times={times}
            storeName={storeName}
            minutes={exam.minutes}
            value={null}
            examinerId={choices.examinerId}
            isHearing={exam.kind === 'auditory'}
            refusal={answer?.refusal ?? null}
          />
        </section>
      )}
      {exam && start !== null && (
        <section className={layout.block} aria-labelledby="new-details">
          <h2 id="new-details" className={layout.heading}>
            {staffBookingMessages.newDetails()}
          </h2>
          <CustomerForm data={data} answer={answer} />
        </section>
      )}
    </StaffPage>
  )
}
