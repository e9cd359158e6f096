import { choiceFields } from '@klarsikt/booking/choices'
import { CompanyFields } from '@klarsikt/booking/company'
import {
  GuardianFields,
  PersonFields,
  readDetails,
  COMPANY_FIELDS,
  type DetailField,
  GUARDIAN_FIELDS,
  PERSON_FIELDS,
  visitOf,
} from '@klarsikt/booking/details'
import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { type TimeRefusal } from '@klarsikt/booking/times'
import { BOOKING_NOTE_MAXIMUM, isChildren } from '@klarsikt/core/booking'
import { visitTimeText } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Button } from '@klarsikt/design-system/button'
import { TextArea } from '@klarsikt/design-system/text-field'
import { FormProblems, useOneSubmit, useShopForm } from '@klarsikt/forms'
import { HiddenFields, Notice } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { type NewBookingAnswer, OTHER_TIME } from './book-for-customer.js'
import { type NewBookingData } from './load-new-booking.js'

interface CustomerFormProps {
  readonly data: NewBookingData
  readonly answer: NewBookingAnswer | undefined
}

/** Asks for the customer's details, and books the visit. */
export function CustomerForm({ data: { choices, exam, key }, answer }: CustomerFormProps) {
  const asksGuardian = isChildren(choices.ageGroup)
  const isForCompany = exam?.isForCompany === true
  const fields: readonly DetailField[] = [
    ...PERSON_FIELDS,
    ...(asksGuardian ? GUARDIAN_FIELDS : []),
    ...(isForCompany ? COMPANY_FIELDS : []),
  ]
  const { state } = useNavigation()
  const form = useShopForm({
    id: 'customer',
    fields,
    lastResult: answer?.form ?? undefined,
    read: (typed) => readDetails(typed, visitOf(choices)),
  })
  const onSubmit = useOneSubmit(form.props.onSubmit)
  return (
    <Form {...form.props} method="post" className={layout.form} preventScrollReset onSubmit={onSubmit}>
      <HiddenFields fields={{ intent: 'book', key, ...choiceFields(choices) }} />
      {answer?.refusal && state === 'idle' && <OtherTimes refusal={answer.refusal} />}
      <FormProblems form={form} />
      <PersonFields field={form.field} forOther />
      {asksGuardian && <GuardianFields field={form.field} />}
      {isForCompany && <CompanyFields field={form.field} />}
      <TextArea
        {...form.field('note')}
        label={staffBookingMessages.newNote()}
        hint={staffBookingMessages.newNoteHint()}
        countTo={BOOKING_NOTE_MAXIMUM}
        rows={3}
        optional
      />
      <div>
        <Button type="submit" loading={state !== 'idle'}>
          {staffBookingMessages.newBook()}
        </Button>
      </div>
    </Form>
  )
}

/** Says that another person has taken the time. One press takes another time and sends the input again. */
function OtherTimes({ refusal: { message, alternatives } }: { readonly refusal: TimeRefusal }) {
  return (
    <Notice tone="error">
      <p id="other-times">
        {message} {alternatives.length > 0 && wizardMessages.timeAlternatives()}
      </p>
      <ul className={layout.times} aria-labelledby="other-times">
        {alternatives.map(({ start }) => (
          <li key={start}>
            <Button type="submit" name={OTHER_TIME} value={start} variant="secondary" size="small">
              {visitTimeText(start)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
