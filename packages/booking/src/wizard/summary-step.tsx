import type { ExamTypeOption } from '@klarsikt/contract/shop/types'
import { AGE_GROUP_MESSAGES } from '@klarsikt/core/booking'
import { stockholmDate, visitTimeText } from '@klarsikt/core/calendar'
import { isReferenceType, REFERENCE_TYPE_MESSAGES } from '@klarsikt/core/company'
import { type ExamPrice, examPriceText } from '@klarsikt/core/friends'
import { formatMobile, maskPersonalNumber } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as fieldMessages from '@klarsikt/core/messages/field'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatPrice, ZERO } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { useOneSubmit } from '@klarsikt/forms'
import { HiddenFields, useHydrated } from '@klarsikt/page-kit/form'
import { type FormEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { choiceFields } from '../choices/choices.js'
import { includedLater, laterText, ownExamPrice } from '../choices/exam-perks.js'
import { stepAddress } from '../choices/wizard-steps.js'
import { REQUISITION_MESSAGES, REQUISITION_PAY_MESSAGES, requisitionTypeOf } from '../company/requisition-texts.js'
import { type TypedDetails } from '../details/typed-details.js'
import { type WizardData } from './load-wizard.js'
import styles from '../layout/booking.module.css'

interface SummaryStepProps {
  readonly data: WizardData
  readonly path: string
  readonly exam: ExamTypeOption | null
  readonly typed: TypedDetails
  /** Why the terms stopped the booking. */
  readonly termsError: string | undefined
}

/** Shows all choices and details for review, with a link back to each part, and books the visit. */
export function SummaryStep({ data, path, exam, typed, termsError }: SummaryStepProps) {
  const { choices, store, idempotencyKey } = data
  const { own, later } = ownPrice(data, exam, typed)
  const [error, setError] = useState(termsError)
  const isHydrated = useHydrated()
  const { state, formMethod } = useNavigation()
  const onSubmit = useOneSubmit((event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (new FormData(form).has('terms')) return
    event.preventDefault()
    setError(validationMessages.termsRequired())
    form.querySelector<HTMLInputElement>('input[name=terms]')?.focus()
  })
  return (
    <Form method="post" className={styles.block} noValidate={isHydrated} preventScrollReset onSubmit={onSubmit}>
      <HiddenFields fields={{ intent: 'book', idempotencyKey, ...choiceFields(choices), ...typed }} />
      <section className={styles.block} aria-labelledby="summary-visit">
        <Head id="summary-visit" title={wizardMessages.summaryVisit()} href={stepAddress(path, choices, 'time')} />
        <DescriptionList
          items={[
            { term: wizardMessages.summaryExam(), value: exam?.name },
            ...(choices.ageGroup === null
              ? []
              : [{ term: wizardMessages.summaryAge(), value: AGE_GROUP_MESSAGES[choices.ageGroup]() }]),
            { term: wizardMessages.summaryStore(), value: store?.name },
            { term: wizardMessages.summaryTime(), value: choices.start === null ? null : visitTimeText(choices.start) },
            ...(exam === null || own === null
              ? []
              : [
                  {
                    term: wizardMessages.summaryLength(),
                    value: bookingMessages.duration({ minutes: exam.minutes }),
                  },
                  { term: wizardMessages.summaryPrice(), value: priceText(exam, own) },
                ]),
          ]}
        />
        {later !== null && exam !== null && <p className="ks-text-small">{laterText(exam.id, later)}</p>}
        {exam !== null && own !== null && own.price > ZERO && !exam.isForCompany && (
          <p className="ks-text-small ks-text-muted">{wizardMessages.summaryPay()}</p>
        )}
      </section>
      {exam?.isForCompany && (
        <section className={styles.block} aria-labelledby="summary-company">
          <Head
            id="summary-company"
            title={wizardMessages.summaryCompany()}
            href={stepAddress(path, choices, 'company')}
          />
          <DescriptionList items={companyItems(typed)} />
          <p className="ks-text-small ks-text-muted">{REQUISITION_PAY_MESSAGES[requisitionTypeOf(typed)]()}</p>
        </section>
      )}
      <section className={styles.block} aria-labelledby="summary-person">
        <Head id="summary-person" title={wizardMessages.summaryPerson()} href={stepAddress(path, choices, 'details')} />
        <DescriptionList items={personItems(typed)} />
      </section>
      <p>{bookingMessages.cancelPolicy()}</p>
      <Checkbox
        id="booking-terms"
        name="terms"
        label={wizardMessages.summaryTerms()}
        error={error}
        required
        onChange={() => setError(undefined)}
      />
      <p>
        <Link href={href('privacy-policy')} external>
          {pageMessages.privacyPolicy()}
        </Link>
      </p>
      <div className={styles.actions}>
        <Button type="submit" loading={state !== 'idle' && formMethod === 'POST'}>
          {choices.isSuggested ? wizardMessages.summarySuggest() : wizardMessages.summaryBook()}
        </Button>
      </div>
    </Form>
  )
}

function Head({ id, title, href: to }: { readonly id: string; readonly title: string; readonly href: string }) {
  return (
    <div className={styles.summaryHead}>
      <h3 id={id} className={styles.name}>
        {title}
      </h3>
      <Link href={to}>
        {commonMessages.edit()}
        <VisuallyHidden> {title.toLocaleLowerCase('sv')}</VisuallyHidden>
      </Link>
    </div>
  )
}

/** Returns the price for the person who will come, and from which day the exam is included for them. */
function ownPrice({ customer, choices, perks, now }: WizardData, exam: ExamTypeOption | null, typed: TypedDetails) {
  if (exam === null) return { own: null, later: null }
  const isForOneself = customer !== null && maskPersonalNumber(typed.ssn ?? '') === customer.ssn
  const day = stockholmDate(new Date(choices.start ?? now))
  return {
    own: ownExamPrice(exam.id, perks, { isForOneself, day }),
    later: isForOneself ? includedLater(exam.id, perks, day) : null,
  }
}

/** Writes the price that the server will set. For a customer who is not a member, it adds the price for members. */
function priceText({ price, memberPrice }: ExamTypeOption, own: ExamPrice): string {
  if (own.kind !== 'ordinary' || own.price === ZERO || memberPrice >= price) return examPriceText(own)
  return wizardMessages.summaryPriceValue({ price: formatPrice(price), memberPrice: formatPrice(memberPrice) })
}

function companyItems(typed: TypedDetails) {
  const { companyName, organisationNumber, referenceType = '', reference, managerEmail } = typed
  const type = requisitionTypeOf(typed)
  return [
    { term: wizardMessages.companyName(), value: companyName },
    { term: wizardMessages.companyOrganisationNumber(), value: organisationNumber },
    { term: wizardMessages.detailsRequisition(), value: REQUISITION_MESSAGES[type]() },
    ...(type === 'electronic' ? [{ term: wizardMessages.detailsManagerEmail(), value: managerEmail }] : []),
    {
      term: isReferenceType(referenceType) ? REFERENCE_TYPE_MESSAGES[referenceType]() : bookingMessages.reference(),
      value: reference,
    },
  ]
}

function personItems(typed: TypedDetails) {
  const optional = (term: string, value: string | undefined) => (value?.trim() ? [{ term, value }] : [])
  return [
    { term: fieldMessages.ssn(), value: maskPersonalNumber(typed.ssn ?? '') },
    { term: wizardMessages.summaryName(), value: `${typed.firstName} ${typed.lastName}` },
    { term: authMessages.email(), value: typed.email },
    { term: fieldMessages.mobile(), value: formatMobile(typed.mobile ?? '') },
    ...optional(wizardMessages.detailsGuardianName(), typed.guardianName),
    ...optional(wizardMessages.detailsGuardianMobile(), formatMobile(typed.guardianMobile ?? '')),
    ...optional(bookingMessages.note(), typed.note),
  ]
}
