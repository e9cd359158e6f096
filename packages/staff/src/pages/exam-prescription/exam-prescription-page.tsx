import type { ExamPrescription } from '@klarsikt/contract/shop/types'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type ExamPrescriptionAnswer } from './change-exam-prescription.js'
import { EnterExam } from './enter-exam.js'

interface ExamPrescriptionPageProps {
  readonly data: ExamPrescription
  readonly answer: ExamPrescriptionAnswer | undefined
}

/** Lets an optician enter the strengths that were measured at a visit, in the account of the examined customer. */
export function ExamPrescriptionPage({ data, answer }: ExamPrescriptionPageProps) {
  const { state } = useNavigation()
  const { id, issuedOn, name, account, enteredAt, mayEnter } = data
  const title = staffPageMessages.examPrescription()
  const visit = href('staff-booking', { id })
  const trail = [
    { label: staffPageMessages.bookings(), href: `${href('staff-bookings')}?dag=${issuedOn}` },
    { label: name || staffBookingMessages.unnamed(), href: visit },
    { label: title, href: href('staff-exam-prescription', { id }) },
  ]
  return (
    <StaffPage section="staff-bookings" title={title} trail={trail}>
      {answer && state === 'idle' && <ExamPrescriptionNotice answer={answer} />}
      <DescriptionList
        items={[
          { term: staffPrescriptionMessages.examOf(), value: name || staffBookingMessages.unnamed() },
          { term: staffPrescriptionMessages.examOn(), value: dayText(issuedOn) },
          ...(account
            ? [{ term: staffPrescriptionMessages.examAccount(), value: `${account.name}, ${account.email}` }]
            : []),
        ]}
      />
      {enteredAt !== null && (
        <p className="ks-text-muted">
          {staffPrescriptionMessages.examEntered({ day: dayText(stockholmDate(enteredAt)) })}
        </p>
      )}
      <Form data={data} answer={answer} />
      {(!mayEnter || !account) && (
        <p>
          <Link href={visit}>{staffPrescriptionMessages.examBack()}</Link>
        </p>
      )}
    </StaffPage>
  )
}

function ExamPrescriptionNotice({ answer }: { readonly answer: ExamPrescriptionAnswer }) {
  if (answer.step === 'enter') return null
  if (answer.step === 'closed') return <Notice tone="error">{answer.message}</Notice>
  return <Notice tone="success">{staffPrescriptionMessages.examSaved()}</Notice>
}

function Form({ data, answer }: ExamPrescriptionPageProps) {
  if (!data.mayEnter) return <Alert>{staffPrescriptionMessages.examClosed()}</Alert>
  if (!data.account) return <Alert>{staffPrescriptionMessages.examNoAccount()}</Alert>
  return (
    <section className={layout.block} aria-labelledby="exam-enter">
      <h2 id="exam-enter">{staffPrescriptionMessages.enter()}</h2>
      <p className="ks-text-muted">{staffPrescriptionMessages.examHint()}</p>
      {/* A new key empties the form after strengths were saved. */}
      <EnterExam key={data.enteredAt ?? 'new'} data={data} answer={answer?.step === 'enter' ? answer : undefined} />
    </section>
  )
}
