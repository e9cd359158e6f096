import {
  isReferenceType,
  isRequisitionType,
  REFERENCE_TYPE_MESSAGES,
  REFERENCE_TYPES,
  REQUISITION_DAYS,
  REQUISITION_TYPES,
} from '@klarsikt/core/b2b'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { RadioCards, RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { type BookingChoices, choiceFields } from '../choices/choices.js'
import { keepDraft, recallDraft } from '../details/draft.js'
import { COMPANY_FIELDS, type CompanyField, typedIn } from '../details/typed-details.js'
import { keepTyped, useDraft } from '../details/use-draft.js'
import { HiddenFields } from '../layout/hidden-fields.js'
import { readCompany } from './company-form.js'
import { REQUISITION_MESSAGES, REQUISITION_PAY_MESSAGES } from './requisition-texts.js'
import styles from '../layout/booking.module.css'

interface CompanyStepProps {
  readonly choices: BookingChoices
  readonly result: FormResult | undefined
  /** Goes on with what is typed, where script runs. */
  readonly onDone: () => void
}

/** Which company an exam is for, how it pays, and what it knows the invoice by [BOOK-003]. */
export function CompanyStep({ choices, result, onDone }: CompanyStepProps) {
  const place = useRef<HTMLFormElement>(null)
  const form = useShopForm({ id: 'booking-company', fields: COMPANY_FIELDS, lastResult: result, read: readCompany })
  useDraft(place)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onSubmit(event)
    if (event.defaultPrevented) return
    // What is typed stays in the browser until it is booked.
    event.preventDefault()
    keepDraft({ ...recallDraft(), ...typedIn(new FormData(event.currentTarget)) })
    onDone()
  }
  return (
    <Form
      {...form.props}
      ref={place}
      method="post"
      className={styles.form}
      preventScrollReset
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => keepTyped(currentTarget)}
    >
      <HiddenFields fields={{ intent: 'company', ...choiceFields(choices) }} />
      {form.failure !== null && (
        <Alert tone="error" live="alert">
          {form.failure}
        </Alert>
      )}
      {form.attempt > 0 && (
        <ErrorSummary
          problems={form.problems}
          attempt={form.attempt}
          title={errorMessages.validationSummary({ count: form.problems.length })}
        />
      )}
      <CompanyFields field={form.field} />
      <div className={styles.actions}>
        <Button type="submit">{commonMessages.continue()}</Button>
      </div>
    </Form>
  )
}

interface FieldsProps {
  /** What a field is called, what stands in it and what is wrong with that. */
  readonly field: (name: CompanyField) => {
    readonly id: string
    readonly name: CompanyField
    readonly error: string | undefined
    readonly defaultValue: string | undefined
  }
}

function CompanyFields({ field }: FieldsProps) {
  const { defaultValue: reference = '', ...referenceType } = field('referenceType')
  return (
    <>
      <TextField {...field('companyName')} label={wizardMessages.companyName()} autoComplete="organization" required />
      <TextField
        {...field('organisationNumber')}
        label={wizardMessages.companyOrganisationNumber()}
        hint={wizardMessages.companyOrganisationNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <RequisitionFields field={field} />
      <RadioGroup
        {...referenceType}
        legend={wizardMessages.companyReferenceType()}
        options={REFERENCE_TYPES.map((value) => ({ value, label: REFERENCE_TYPE_MESSAGES[value]() }))}
        required
        {...(isReferenceType(reference) && { defaultValue: reference })}
      />
      <TextField
        {...field('reference')}
        label={bookingMessages.reference()}
        hint={wizardMessages.companyReferenceHint()}
        autoComplete="off"
        required
      />
    </>
  )
}

/** How the company pays; the manager is asked for where one approves. */
function RequisitionFields({ field }: FieldsProps) {
  const { defaultValue: requisition = '', ...requisitionType } = field('requisitionType')
  return (
    <div className={styles.requisition}>
      <RadioCards
        {...requisitionType}
        legend={wizardMessages.detailsRequisition()}
        options={REQUISITION_TYPES.map((value) => ({
          value,
          label: REQUISITION_MESSAGES[value](),
          detail: REQUISITION_PAY_MESSAGES[value](),
        }))}
        required
        {...(isRequisitionType(requisition) && { defaultValue: requisition })}
      />
      <div className={styles.whenElectronic}>
        <TextField
          {...field('managerEmail')}
          type="email"
          label={wizardMessages.detailsManagerEmail()}
          hint={wizardMessages.companyManagerHint({ days: REQUISITION_DAYS })}
          autoComplete="off"
        />
      </div>
    </div>
  )
}
