import type { Cart } from '@klarsikt/contract/shop/types'
import * as cartMessages from '@klarsikt/core/messages/cart'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { focusField } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { useRef } from 'react'
import { readDiscount } from './checkout-forms.js'
import { type CheckoutForm, useCheckoutForm } from './use-checkout-form.js'
import styles from './checkout-page.module.css'

const FIELD = 'checkout-discount-code'

/** Takes one discount code at a time. Only the server knows whether it is valid [VALID-017, ERR-023]. */
export function DiscountForm({ discount }: { readonly discount: Cart['discount'] }) {
  // The field disappears when its code is accepted, and the button when the code is removed. The focus moves to what
  // replaces them.
  const removeButton = useRef<HTMLButtonElement>(null)
  const applying = useCheckoutForm('discount', () => removeButton.current?.focus())
  const removal = useCheckoutForm('discount-removal', () => focusField(FIELD))
  const failure = removal.answer?.refusal?.message
  return (
    <Disclosure
      title={checkoutMessages.discountQuestion()}
      defaultOpen={discount !== null || applying.answer !== undefined}
    >
      {discount ? (
        <form method="post" className="ks-stack" onSubmit={removal.onSubmit}>
          <input type="hidden" name="intent" value={removal.intent} />
          <Alert tone="success" live="status">
            {checkoutMessages.discountApplied({ code: discount.code, text: discount.text })}
          </Alert>
          {failure && <Alert tone="error" live="alert" title={failure} />}
          <div>
            <Button ref={removeButton} type="submit" variant="secondary" size="small" loading={removal.busy}>
              {checkoutMessages.discountRemove({ code: discount.code })}
            </Button>
          </div>
        </form>
      ) : (
        <CodeForm sending={applying} />
      )}
    </Disclosure>
  )
}

function CodeForm({ sending }: { readonly sending: CheckoutForm }) {
  const { form, props, errorOf } = useShopForm({
    id: 'checkout-discount',
    fields: ['code'],
    lastResult: sending.answer?.form,
    read: readDiscount,
  })
  return (
    <form
      {...props}
      method="post"
      className={styles.code}
      onSubmit={(event) => {
        props.onSubmit(event)
        sending.onSubmit(event)
      }}
    >
      <input type="hidden" name="intent" value={sending.intent} />
      <TextField
        id={FIELD}
        name="code"
        label={cartMessages.discountCode()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={form.initialValue?.code}
        error={errorOf('code')}
        className={styles.codeField ?? ''}
      />
      <Button type="submit" variant="secondary" size="small" loading={sending.busy}>
        {cartMessages.applyCode()}
      </Button>
    </form>
  )
}
