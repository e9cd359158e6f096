import type { Cart } from '@klarsikt/contract/shop/types'
import {
  cartMessages,
  checkoutMessages,
  errorMessages,
  formatMessage,
  validationMessages,
} from '@klarsikt/core/messages'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { focusField } from '@klarsikt/design-system/error-summary'
import { TextField } from '@klarsikt/design-system/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callShop } from '../../lib/call.js'
import { useShop } from '../../shell/shop-state.js'
import styles from './checkout-page.module.css'

const FIELD = 'checkout-discount'

interface DiscountFormProps {
  readonly discount: Cart['discount']
  readonly refused?: string | undefined
  readonly onChanged: () => Promise<unknown>
}

/** One discount code at a time; whether it holds is the server's to say [VALID-017, ERR-023]. */
export function DiscountForm({ discount, refused, onChanged }: DiscountFormProps) {
  const store = useShop()
  const [error, setError] = useState(refused)
  const [busy, setBusy] = useState(false)
  const { remove: removeButton, changing } = useCodeFocus(discount?.code)
  const apply = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    if (code === '') return fail(validationMessages['validation.discount.required'])
    setBusy(true)
    const outcome = await callShop(store, (client) => client.applyDiscount({ body: { code } }))
    if (outcome.ok) {
      changing()
      await onChanged()
    }
    setBusy(false)
    if (outcome.ok) setError(undefined)
    else fail(outcome.fields['code'] ?? outcome.message)
  }
  const fail = (message: string) => {
    setError(message || errorMessages['error.generic'])
    focusField(FIELD)
  }
  const remove = async () => {
    setBusy(true)
    const outcome = await callShop(store, (client) => client.removeDiscount())
    if (outcome.ok) {
      changing()
      await onChanged()
    } else setError(outcome.message)
    setBusy(false)
  }
  return (
    <Disclosure
      title={checkoutMessages['checkout.discountQuestion']}
      defaultOpen={discount !== null || refused !== undefined}
    >
      {discount ? (
        <div className="ks-stack">
          <Alert tone="success" live="status">
            {formatMessage(checkoutMessages['checkout.discountApplied'], { code: discount.code, text: discount.text })}
          </Alert>
          <div>
            <Button ref={removeButton} variant="secondary" size="small" loading={busy} onClick={() => void remove()}>
              {formatMessage(checkoutMessages['checkout.discountRemove'], { code: discount.code })}
            </Button>
          </div>
        </div>
      ) : (
        <form method="post" noValidate className={styles.code} onSubmit={(event) => void apply(event)}>
          <input type="hidden" name="intent" value="discount" />
          <TextField
            id={FIELD}
            name="code"
            label={cartMessages['cart.discountCode']}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error}
            className={styles.codeField ?? ''}
          />
          <Button type="submit" variant="secondary" size="small" loading={busy}>
            {cartMessages['cart.applyCode']}
          </Button>
        </form>
      )}
    </Disclosure>
  )
}

/** The field goes when its code is taken, and the button when it is removed: focus goes to what takes their place. */
function useCodeFocus(code: string | undefined) {
  const remove = useRef<HTMLButtonElement>(null)
  const own = useRef(false)
  const before = useRef(code)
  useEffect(() => {
    if (before.current === code) return
    before.current = code
    if (!own.current) return
    own.current = false
    if (remove.current) remove.current.focus()
    else focusField(FIELD)
  }, [code])
  return { remove, changing: () => void (own.current = true) }
}
