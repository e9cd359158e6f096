import type { EyeHealthDay } from '@klarsikt/contract/shop/types'
import { dateText, dateTimeText } from '@klarsikt/core/calendar'
import { eyeHealthDayStates } from '@klarsikt/core/eye-health-day'
import { formatMobile } from '@klarsikt/core/identity'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { Badge } from '@klarsikt/design-system/badge'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { AcceptForm, DeclineForm } from './answer-forms.js'
import { type StaffEyeHealthDayAnswer } from './change-staff-eye-health-day.js'
import { eyeHealthDayTitle } from './load-staff-eye-health-day.js'

interface StaffEyeHealthDayPageProps {
  readonly data: EyeHealthDay
  readonly answer: StaffEyeHealthDayAnswer | undefined
}

const TONES = { requested: 'warning', accepted: 'success', declined: 'neutral' } as const

/** Shows a company's request for an eye health day and the store's answer. */
export function StaffEyeHealthDayPage({ data, answer }: StaffEyeHealthDayPageProps) {
  const { state } = useNavigation()
  const title = eyeHealthDayTitle(data)
  const trail = [
    { label: staffPageMessages.eyeHealthDays(), href: href('staff-eye-health-days') },
    { label: title, href: href('staff-eye-health-day', { id: data.id }) },
  ]
  const refused = answer?.step === 'form' ? answer : undefined
  return (
    <StaffPage section="staff-eye-health-days" title={title} trail={trail}>
      {answer && !refused && state === 'idle' && (
        <Notice key={data.version} tone={answer.step === 'done' ? 'success' : 'error'}>
          {answer.step === 'changed' ? answer.message : staffEyeHealthDayMessages.done()}
        </Notice>
      )}
      <div className={layout.block}>
        <p>
          <Badge tone={TONES[data.state]}>{data.stateText}</Badge>
        </p>
        <Facts data={data} />
      </div>
      <section className={layout.block} aria-labelledby="staff-eye-health-day-answer">
        <h2 id="staff-eye-health-day-answer">{staffEyeHealthDayMessages.answer()}</h2>
        {data.state === eyeHealthDayStates.initial ? (
          <>
            <AcceptForm request={data} result={refused?.answer === 'accept' ? refused.form : undefined} />
            <DeclineForm request={data} result={refused?.answer === 'decline' ? refused.form : undefined} />
          </>
        ) : (
          <Answered data={data} />
        )}
      </section>
    </StaffPage>
  )
}

function Facts({ data }: { readonly data: EyeHealthDay }) {
  const { companyName, organisationNumber, contact, email, mobile, note, preferredDay, participants, receivedAt } = data
  const known = [
    { term: eyeHealthDayMessages.organisationNumber(), value: organisationNumber },
    { term: eyeHealthDayMessages.contact(), value: contact },
    { term: eyeHealthDayMessages.email(), value: <Link href={`mailto:${email}`}>{email}</Link> },
    { term: eyeHealthDayMessages.mobile(), value: <Link href={`tel:${mobile}`}>{formatMobile(mobile)}</Link> },
    ...(note === '' ? [] : [{ term: eyeHealthDayMessages.note(), value: note }]),
  ]
  return (
    <DescriptionList
      items={[
        { term: eyeHealthDayMessages.preferredDay(), value: dateText(preferredDay) },
        { term: eyeHealthDayMessages.participants(), value: String(participants) },
        ...(companyName === '' ? [] : known),
        { term: staffEyeHealthDayMessages.receivedTerm(), value: dateTimeText(new Date(receivedAt)) },
      ]}
    />
  )
}

function Answered({ data: { answer, stateText } }: { readonly data: EyeHealthDay }) {
  if (answer === null) return null
  const { store, at, startsAt, text } = answer
  return (
    <>
      <p>{staffEyeHealthDayMessages.answered({ state: stateText, store, at: dateTimeText(new Date(at)) })}</p>
      <DescriptionList
        items={[
          ...(startsAt === null
            ? []
            : [{ term: staffEyeHealthDayMessages.comes(), value: dateTimeText(new Date(startsAt)) }]),
          ...(text === '' ? [] : [{ term: staffEyeHealthDayMessages.text(), value: text }]),
        ]}
      />
    </>
  )
}
