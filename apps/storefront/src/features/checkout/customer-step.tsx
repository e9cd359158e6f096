import type { TypedCustomer } from '@klarsikt/contract/shop/types'
import { parsePostalCode } from '@klarsikt/core/identity'
import { checkoutMessages, errorMessages, formatMessage } from '@klarsikt/core/messages'
import { useAfterPress } from '@klarsikt/design-system/after-press'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FocusEvent, type FormEvent, useRef } from 'react'
import type { Outcome } from '../../lib/call.js'
import { CUSTOMER_FIELDS, type CustomerErrors, isCustomerField } from './customer-fields.js'
import { postalPlace } from './postal-place.js'
import { useCustomerForm } from './use-customer-form.js'
import { keepTyped, useTypedDraft } from './use-typed-draft.js'
import styles from './checkout-page.module.css'

interface CustomerStepProps {
  /** As last kept by the server, or as sent in vain without script. */
  readonly customer: TypedCustomer | null
  readonly refused?: { readonly message: string; readonly fields: CustomerErrors } | undefined
  readonly onSave: (typed: TypedCustomer) => Promise<Outcome<unknown>>
}

/** Who buys and where it is sent. What is typed stays, whatever happens to the call, and through a reload. */
export function CustomerStep({ customer, refused, onSave }: CustomerStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, attempt, failure, busy, judge, save } = useCustomerForm(refused, onSave)
  const suggest = usePlaceSuggestion((city) => errors.city && judge('city', city))
  const afterPress = useAfterPress()
  useTypedDraft(form)

  const left = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !isCustomerField(target.name) || target.value === '') return
    const { name } = target
    if (name === 'postalCode') tidyPostalCode(target)
    afterPress(() => judge(name, target.value))
  }
  const typed = ({ target }: FormEvent<HTMLFormElement>) => {
    if (form.current) keepTyped(form.current)
    if (!(target instanceof HTMLInputElement) || !isCustomerField(target.name)) return
    // What is already marked as wrong is put right while typing; nothing new is complained about.
    if (errors[target.name]) judge(target.name, target.value)
    if (target.name === 'postalCode') void suggest(target)
  }
  const problems = CUSTOMER_FIELDS.flatMap(({ name }) =>
    errors[name] ? [{ field: fieldId(name), message: errors[name] }] : [],
  )
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onBlur={left}
      onInput={typed}
      onSubmit={(event) => void save(event)}
    >
      <input type="hidden" name="intent" value="customer" />
      {attempt > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={formatMessage(errorMessages['error.validation.summary'], { count: problems.length })}
        />
      )}
      <p className="ks-text-muted">{checkoutMessages['checkout.contactHint']}</p>
      <div className={styles.fields}>
        {CUSTOMER_FIELDS.map(({ name, label, type, inputMode, autoComplete }) => (
          <TextField
            key={name}
            id={fieldId(name)}
            name={name}
            label={label}
            type={type}
            inputMode={inputMode}
            autoComplete={autoComplete}
            required
            defaultValue={customer?.[name] ?? ''}
            error={errors[name]}
            className={styles[name] ?? ''}
          />
        ))}
      </div>
      <Checkbox
        name="newsletter"
        label={checkoutMessages['checkout.newsletter']}
        defaultChecked={customer?.newsletter ?? false}
      />
      {failure && (
        <Alert tone="error" live="alert" title={failure}>
          {checkoutMessages['checkout.retryHint']}
        </Alert>
      )}
      <div>
        <Button type="submit" loading={busy}>
          {checkoutMessages['checkout.toDelivery']}
        </Button>
      </div>
    </form>
  )
}

function fieldId(name: string): string {
  return `checkout-${name}`
}

/** 11122 is shown as 111 22 when the field is left. */
function tidyPostalCode(input: HTMLInputElement): void {
  const read = parsePostalCode(input.value)
  if (read.ok) input.value = read.value
}

/** The place follows the postal code, as long as the shopper has not written another. */
function usePlaceSuggestion(onFilled: (city: string) => void) {
  const suggested = useRef('')
  return async (postalCode: HTMLInputElement) => {
    const place = await postalPlace(postalCode.value)
    const city = postalCode.form?.elements.namedItem('city')
    if (!place || !(city instanceof HTMLInputElement) || (city.value !== '' && city.value !== suggested.current)) return
    suggested.current = place
    city.value = place
    if (postalCode.form) keepTyped(postalCode.form)
    onFilled(place)
  }
}
