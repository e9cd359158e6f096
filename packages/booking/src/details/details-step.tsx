import { BOOKING_NOTE_MAXIMUM, isChildren } from '@klarsikt/core/booking'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Link } from '@klarsikt/design-system/link'
import { TextArea } from '@klarsikt/design-system/text-field'
import { FormProblems, type FormResult, useShopForm } from '@klarsikt/forms'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { type BookingChoices, choiceFields } from '../choices/choices.js'
import { GuardianFields, PersonFields } from './detail-fields.js'
import { readDetails } from './details-form.js'
import { keepDraft } from './draft.js'
import { type KnownCustomer } from './known-customer.js'
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
  /** The typed details of the company that pays, which are sent too. Null where no company pays. */
  readonly company: TypedDetails | null
  readonly result: FormResult | undefined
  /** The address to which a log-in leads back. */
  readonly address: string
  /** Goes on to the next step. It runs only with scripts. */
  readonly onDone: () => void
}

/** Asks whom the visit is for, and where the shop can reach them [BOOK-001]. */
export function DetailsStep({ choices, customer, company, result, address, onDone }: DetailsStepProps) {
  const place = useRef<HTMLFormElement>(null)
  const asksGuardian = isChildren(choices.ageGroup)
  const fields: readonly DetailField[] = [...PERSON_FIELDS, ...(asksGuardian ? GUARDIAN_FIELDS : [])]
  const form = useShopForm({
    id: 'booking-details',
    fields,
    lastResult: result,
    read: (typed) => readDetails(typed, { ...visitOf(choices), acceptsMask: true }),
  })
  useDraft(place)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onSubmit(event)
    if (event.defaultPrevented) return
    // The details stay in the browser until the visit is booked.
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
      <FormProblems form={form} />
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

/** Says that the details of a logged-in customer are filled in. It offers visitors a log-in, which is optional. */
function Account({ isKnown, address }: { readonly isKnown: boolean; readonly address: string }) {
  if (isKnown) return <p className="ks-text-muted">{wizardMessages.detailsLoggedIn()}</p>
  return (
    <p className="ks-text-muted">
      {wizardMessages.detailsLoginHint()}{' '}
      <Link href={`${href('auth-login')}?next=${encodeURIComponent(address)}`}>{wizardMessages.detailsLogin()}</Link>
    </p>
  )
}
