import { BOOKING_NOTE_MAXIMUM, isChildren } from '@klarsikt/core/booking'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { Link } from '@klarsikt/design-system/link'
import { TextArea, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { type BookingChoices, choiceFields } from '../choices/choices.js'
import { HiddenFields } from '../layout/hidden-fields.js'
import { readDetails } from './details-form.js'
import { keepDraft } from './draft.js'
import type { KnownCustomer } from './known-customer.js'
import {
  COMPANY_FIELDS,
  type DetailField,
  GUARDIAN_FIELDS,
  PERSON_FIELDS,
  type TypedDetails,
  typedIn,
} from './typed-details.js'
import { keepTyped, useDraft } from './use-draft.js'
import { visitOf } from './visit-of.js'
import styles from '../layout/booking.module.css'

interface DetailsStepProps {
  readonly choices: BookingChoices
  readonly customer: KnownCustomer | null
  /** What is typed about the company that pays; it is sent along. Null where none does. */
  readonly company: TypedDetails | null
  readonly result: FormResult | undefined
  /** Where a log-in leads back to. */
  readonly address: string
  /** Goes on with what is typed, where script runs. */
  readonly onDone: () => void
}

/** Whom the visit is for, and where the shop can reach them [BOOK-001]. */
export function DetailsStep({ choices, customer, company, result, address, onDone }: DetailsStepProps) {
  const place = useRef<HTMLFormElement>(null)
  const asksGuardian = isChildren(choices.ageGroup)
  const fields: readonly DetailField[] = [...PERSON_FIELDS, ...(asksGuardian ? GUARDIAN_FIELDS : [])]
  const form = useShopForm({
    id: 'booking-details',
    fields,
    lastResult: result,
    read: (typed) => readDetails(typed, visitOf(choices)),
  })
  useDraft(place)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onSubmit(event)
    if (event.defaultPrevented) return
    // What is typed stays in the browser until it is booked.
    event.preventDefault()
    keepDraft(typedIn(new FormData(event.currentTarget)))
    onDone()
  }
  const known: Readonly<Partial<Record<DetailField, string>>> = asksGuardian
    ? { email: customer?.email ?? '', mobile: customer?.mobile ?? '' }
    : (customer ?? {})
  const field = (name: DetailField) => {
    const { defaultValue, ...rest } = form.field(name)
    return { ...rest, defaultValue: defaultValue ?? known[name] }
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
      <HiddenFields fields={{ intent: 'details', ...choiceFields(choices) }} />
      {company &&
        COMPANY_FIELDS.map((name) => <input key={name} type="hidden" name={name} defaultValue={company[name]} />)}
      <Account isKnown={customer !== null} address={address} />
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
      <PersonFields field={field} />
      {asksGuardian && <GuardianFields field={field} />}
      <TextArea
        {...field('note')}
        label={bookingMessages.note()}
        hint={bookingMessages.notePrivacy()}
        countTo={BOOKING_NOTE_MAXIMUM}
        rows={3}
        optional
      />
      <div className={styles.actions}>
        <Button type="submit">
          {choices.isSuggested ? wizardMessages.detailsSuggest() : wizardMessages.detailsContinue()}
        </Button>
      </div>
    </Form>
  )
}

/** Nobody has to log in; who is logged in need not type it all. */
function Account({ isKnown, address }: { readonly isKnown: boolean; readonly address: string }) {
  if (isKnown) return <p className="ks-text-muted">{wizardMessages.detailsLoggedIn()}</p>
  return (
    <p className="ks-text-muted">
      {wizardMessages.detailsLoginHint()}{' '}
      <Link href={`${href('auth-login')}?next=${encodeURIComponent(address)}`}>{wizardMessages.detailsLogin()}</Link>
    </p>
  )
}

interface FieldsProps {
  /** What a field is called, what stands in it and what is wrong with that. */
  readonly field: (name: DetailField) => {
    readonly id: string
    readonly name: DetailField
    readonly error: string | undefined
    readonly defaultValue: string | undefined
  }
}

function PersonFields({ field }: FieldsProps) {
  return (
    <>
      <TextField
        {...field('ssn')}
        label={fieldMessages.ssn()}
        hint={wizardMessages.detailsSsnHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <div className={styles.pair}>
        <TextField {...field('firstName')} label={fieldMessages.firstName()} autoComplete="given-name" required />
        <TextField {...field('lastName')} label={fieldMessages.lastName()} autoComplete="family-name" required />
      </div>
      <fieldset className={styles.group} aria-describedby="booking-contact-hint">
        <legend className={styles.legend}>{wizardMessages.detailsContact()}</legend>
        <p id="booking-contact-hint" className="ks-text-muted">
          {wizardMessages.detailsContactHint()}
        </p>
        <TextField {...field('email')} type="email" label={authMessages.email()} autoComplete="email" required />
        <TextField {...field('mobile')} type="tel" label={fieldMessages.mobile()} autoComplete="tel" required />
      </fieldset>
    </>
  )
}

function GuardianFields({ field }: FieldsProps) {
  return (
    <fieldset className={styles.group} aria-describedby="booking-guardian-hint">
      <legend className={styles.legend}>{wizardMessages.detailsGuardian()}</legend>
      <p id="booking-guardian-hint" className="ks-text-muted">
        {bookingMessages.guardian()}
      </p>
      <TextField {...field('guardianName')} label={wizardMessages.detailsGuardianName()} required />
      <TextField {...field('guardianMobile')} type="tel" label={wizardMessages.detailsGuardianMobile()} required />
    </fieldset>
  )
}
