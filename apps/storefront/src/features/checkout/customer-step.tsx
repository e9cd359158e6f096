import type { CheckoutState, TypedCustomer } from '@klarsikt/contract/shop/types'
import { formatMobile } from '@klarsikt/core/identity'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as errorMessages from '@klarsikt/core/messages/error'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { ErrorSummary } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { tidyPostalCode, useShopForm } from '@klarsikt/forms'
import { type FormEvent, useRef } from 'react'
import { CUSTOMER_FIELD_NAMES, CUSTOMER_FIELDS, readCustomer } from './customer-fields.js'
import { LogInLink } from './log-in-link.js'
import { postalPlace } from './postal-place.js'
import type { CheckoutForm } from './use-checkout-form.js'
import { keepTyped, useTypedDraft } from './use-typed-draft.js'
import styles from './checkout-page.module.css'

interface CustomerStepProps {
  /** The details that the server has stored, or null. */
  readonly customer: TypedCustomer | null
  /** The details of the logged-in customer's account, which fill in the fields. */
  readonly account: CheckoutState['account']
  readonly sending: CheckoutForm
}

/** Asks who buys and where to send the goods. The input stays when a call fails, and after a reload. */
export function CustomerStep({ customer, account, sending }: CustomerStepProps) {
  const element = useRef<HTMLFormElement>(null)
  const { form, props, errorOf, problems, attempt, failure } = useShopForm({
    id: 'checkout',
    fields: CUSTOMER_FIELD_NAMES,
    lastResult: sending.answer?.form,
    read: readCustomer,
  })
  const suggest = usePlaceSuggestion(() => errorOf('city') !== undefined && form.validate({ name: 'city' }))
  useTypedDraft(element)
  const known = shownDetails(customer ?? account)
  const posted = sending.answer?.form.initialValue

  const typed = ({ target }: FormEvent<HTMLFormElement>) => {
    if (element.current) keepTyped(element.current)
    if (target instanceof HTMLInputElement && target.name === 'postalCode') void suggest(target)
  }
  return (
    <form
      {...props}
      ref={element}
      method="post"
      className={styles.form}
      onBlur={(event) => {
        tidyPostalCode(event.target)
        props.onBlur(event)
      }}
      onInput={typed}
      onSubmit={(event) => {
        props.onSubmit(event)
        sending.onSubmit(event)
      }}
    >
      <input type="hidden" name="intent" value={sending.intent} />
      {attempt > 0 && (
        <ErrorSummary
          problems={problems}
          attempt={attempt}
          title={errorMessages.validationSummary({ count: problems.length })}
        />
      )}
      <p className="ks-text-muted">{checkoutMessages.contactHint()}</p>
      <AccountLine account={account} />
      <div className={styles.fields}>
        {CUSTOMER_FIELD_NAMES.map((name) => {
          const { parse: _parse, ...field } = CUSTOMER_FIELDS[name]
          return (
            <TextField
              key={name}
              inputMode={'type' in field ? field.type : 'text'}
              {...field}
              id={`checkout-${name}`}
              name={name}
              required
              defaultValue={String(posted?.[name] ?? known?.[name] ?? '')}
              error={errorOf(name)}
              className={styles[name] ?? ''}
            />
          )
        })}
      </div>
      <Checkbox
        name="newsletter"
        label={checkoutMessages.newsletter()}
        defaultChecked={posted ? posted['newsletter'] !== undefined : (customer?.newsletter ?? false)}
      />
      {failure && !sending.busy && (
        <Alert tone="error" live="alert" title={failure}>
          {checkoutMessages.retryHint()}
        </Alert>
      )}
      <div>
        <Button type="submit" loading={sending.busy}>
          {checkoutMessages.toDelivery()}
        </Button>
      </div>
    </form>
  )
}

/** Says whose account fills in the fields, or links to the log-in. */
function AccountLine({ account }: Pick<CustomerStepProps, 'account'>) {
  return account ? (
    <p>{checkoutMessages.loggedIn({ email: account.email })}</p>
  ) : (
    <LogInLink>{checkoutMessages.logIn()}</LogInLink>
  )
}

/** Fills in the city when the postal code changes, unless the shopper has typed another city. */
function usePlaceSuggestion(onFilled: () => void) {
  const suggested = useRef('')
  return async (postalCode: HTMLInputElement) => {
    const place = await postalPlace(postalCode.value)
    const city = postalCode.form?.elements.namedItem('city')
    if (!place || !(city instanceof HTMLInputElement) || (city.value !== '' && city.value !== suggested.current)) return
    suggested.current = place
    city.value = place
    if (postalCode.form) keepTyped(postalCode.form)
    onFilled()
  }
}

/** Returns the known details with the mobile number in readable form. */
function shownDetails<Known extends { readonly mobile: string }>(known: Known | null): Known | null {
  return known && { ...known, mobile: formatMobile(known.mobile) }
}
