import { BOOKING_NOTE_MAXIMUM } from '@klarsikt/core/booking'
import { EYE_HEALTH_DAY_CAPACITY, EYE_HEALTH_DAY_NOTICE_DAYS, PARTICIPANTS } from '@klarsikt/core/eye-health-day'
import * as eyeHealthDayMessages from '@klarsikt/core/messages/eye-health-day'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { TextArea, TextField } from '@klarsikt/design-system/text-field'
import { FormProblems, type FormResult, useShopForm } from '@klarsikt/forms'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { EyeHealthDayDates } from './load-eye-health-day-page.js'
import {
  EYE_HEALTH_DAY_FIELDS,
  type EyeHealthDayAnswer,
  type EyeHealthDayField,
  readEyeHealthDay,
} from './request-eye-health-day.js'
import styles from './eye-health-day-panel.module.css'

interface EyeHealthDayPanelProps {
  readonly answer: EyeHealthDayAnswer | undefined
  readonly dates: EyeHealthDayDates
}

/** Lets a company ask for an optician at its workplace [ROUTE-033]. */
export function EyeHealthDayPanel({ answer, dates }: EyeHealthDayPanelProps) {
  return answer?.step === 'sent' ? <Sent email={answer.email} /> : <RequestForm result={answer?.form} dates={dates} />
}

/** Confirms the request. The heading takes the focus. */
function Sent({ email }: { readonly email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.root} aria-labelledby="eye-health-day-sent">
      <h2 id="eye-health-day-sent" ref={heading} tabIndex={-1} className={styles.title}>
        {eyeHealthDayMessages.sentTitle()}
      </h2>
      <Alert tone="success" live="status">
        {eyeHealthDayMessages.sent()} {eyeHealthDayMessages.sentText({ email })}
      </Alert>
    </section>
  )
}

interface RequestFormProps {
  readonly result: FormResult | undefined
  readonly dates: EyeHealthDayDates
}

function RequestForm({ result, dates }: RequestFormProps) {
  const { state } = useNavigation()
  const { props, field, failure, problems, attempt } = useShopForm({
    id: 'eye-health-day',
    fields: EYE_HEALTH_DAY_FIELDS,
    lastResult: result,
    read: readEyeHealthDay,
  })
  return (
    <Form {...props} method="post" className={styles.root} preventScrollReset aria-labelledby="eye-health-day-heading">
      <h2 id="eye-health-day-heading">{eyeHealthDayMessages.heading()}</h2>
      <p>{eyeHealthDayMessages.intro()}</p>
      <FormProblems
        form={{ failure, problems, attempt }}
        isSending={state !== 'idle'}
        title={eyeHealthDayMessages.problem()}
      />
      <CompanyFields field={field} />
      <DayFields field={field} dates={dates} />
      <TextArea
        {...field('note')}
        label={eyeHealthDayMessages.note()}
        hint={eyeHealthDayMessages.noteHint()}
        countTo={BOOKING_NOTE_MAXIMUM}
        rows={4}
        optional
      />
      <div>
        <Button type="submit" loading={state !== 'idle'}>
          {eyeHealthDayMessages.request()}
        </Button>
      </div>
    </Form>
  )
}

interface FieldsProps {
  /** Returns the id, name, value and problem of a field. */
  readonly field: ReturnType<typeof useShopForm<EyeHealthDayField>>['field']
}

function CompanyFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        {...field('companyName')}
        label={eyeHealthDayMessages.companyName()}
        autoComplete="organization"
        required
      />
      <TextField
        {...field('organisationNumber')}
        label={eyeHealthDayMessages.organisationNumber()}
        hint={eyeHealthDayMessages.organisationNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField {...field('contact')} label={eyeHealthDayMessages.contact()} autoComplete="name" required />
      <TextField
        {...field('email')}
        type="email"
        label={eyeHealthDayMessages.email()}
        hint={eyeHealthDayMessages.emailHint()}
        autoComplete="email"
        required
      />
      <TextField {...field('mobile')} type="tel" label={eyeHealthDayMessages.mobile()} autoComplete="tel" required />
    </>
  )
}

function DayFields({ field, dates: { from, to } }: FieldsProps & { readonly dates: EyeHealthDayDates }) {
  return (
    <div className={styles.pair}>
      <TextField
        {...field('preferredDay')}
        type="date"
        min={from}
        max={to}
        label={eyeHealthDayMessages.preferredDay()}
        hint={eyeHealthDayMessages.preferredDayHint({ days: EYE_HEALTH_DAY_NOTICE_DAYS })}
        required
      />
      <TextField
        {...field('participants')}
        label={eyeHealthDayMessages.participants()}
        hint={eyeHealthDayMessages.participantsHint({
          min: PARTICIPANTS.minimum,
          capacity: EYE_HEALTH_DAY_CAPACITY,
        })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
    </div>
  )
}
