import type { ShopClient } from '@klarsikt/contract/client'
import type { ReferenceRule } from '@klarsikt/core/company'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Button } from '@klarsikt/design-system/button'
import { FormProblems, type FormResult, useShopForm } from '@klarsikt/forms'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { type FormEvent, useRef } from 'react'
import { Form } from 'react-router'
import { type BookingChoices, choiceFields } from '../choices/choices.js'
import { keepDraft, recallDraft } from '../details/draft.js'
import { COMPANY_FIELDS, typedIn } from '../details/typed-details.js'
import { keepTyped, useDraft } from '../details/use-draft.js'
import { CompanyFields } from './company-fields.js'
import { readCompany } from './company-form.js'
import { useReferenceRule } from './use-reference-rule.js'
import styles from '../layout/booking.module.css'

interface CompanyStepProps {
  readonly choices: BookingChoices
  readonly result: FormResult | undefined
  /** The agreement's rule for references, as the server found it for a page without scripts. */
  readonly agreed: ReferenceRule | null
  readonly client: () => ShopClient
  /** Goes on to the next step. It runs only with scripts. */
  readonly onDone: () => void
}

/** The visible fields. The rule for references is not among them, since it is looked up again. */
const TYPED_FIELDS = COMPANY_FIELDS.filter((name) => name !== 'referenceFormat')

/** Asks which company the exam is for, how it pays, and for its reference [BOOK-003]. */
export function CompanyStep({ choices, result, agreed, client, onDone }: CompanyStepProps) {
  const place = useRef<HTMLFormElement>(null)
  useDraft(place, TYPED_FIELDS)
  const { rule, lookUp } = useReferenceRule(place, client, agreed)
  const form = useShopForm({
    id: 'booking-company',
    fields: COMPANY_FIELDS,
    lastResult: result,
    read: (typed) => readCompany(typed, rule),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onSubmit(event)
    if (event.defaultPrevented) return
    // The details stay in the browser until the visit is booked.
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
      onInput={({ currentTarget }) => {
        keepTyped(currentTarget)
        lookUp()
      }}
    >
      <HiddenFields fields={{ intent: 'company', ...choiceFields(choices) }} />
      <FormProblems form={form} />
      <CompanyFields field={form.field} rule={rule} />
      <div className={styles.actions}>
        <Button type="submit">{commonMessages.continue()}</Button>
      </div>
    </Form>
  )
}
