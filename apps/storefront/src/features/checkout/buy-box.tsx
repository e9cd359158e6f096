import type { CheckoutState } from '@klarsikt/contract/shop/types'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Link } from '@klarsikt/design-system/link'
import { PaymentMethodChoice } from '@klarsikt/design-system/payment-method-choice'
import { useShopForm } from '@klarsikt/forms'
import { type FormEvent, useState } from 'react'
import { attemptKey } from './attempt.js'
import { readPurchase } from './checkout-forms.js'
import { type Problem, ProblemAlert } from './problem.js'
import type { CheckoutForm } from './use-checkout-form.js'
import styles from './checkout-page.module.css'

interface BuyBoxProps {
  readonly checkout: CheckoutState
  /** Key of an attempt without script. */
  readonly attempt: string
  readonly sending: CheckoutForm
  readonly problem: Problem | null
  readonly onEditCart: () => void
}

/** How to pay, what one agrees to, and the button that buys. */
export function BuyBox({ checkout, attempt, sending, problem, onEditCart }: BuyBoxProps) {
  const { paymentOptions: options, paymentMethod, totals, madeToOrder } = checkout
  const [chosen, setChosen] = useState(paymentMethod)
  const { props, errorOf } = useShopForm({
    id: 'checkout-buy',
    fields: ['terms', 'method', 'chosenMethod', 'idempotencyKey', 'expectedTotal'],
    lastResult: sending.answer?.form,
    read: readPurchase,
  })
  // Credit is never chosen for anyone.
  const method =
    options.find((option) => option.method === chosen) ?? options.find((option) => option.preset && !option.credit)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    props.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    if (!method) return
    const form = new FormData(event.currentTarget)
    form.set('idempotencyKey', attemptKey(checkout))
    sending.send(form)
  }
  return (
    <form {...props} method="post" className={styles.form} onSubmit={submit}>
      <input type="hidden" name="intent" value={sending.intent} />
      <input type="hidden" name="idempotencyKey" value={attempt} />
      <input type="hidden" name="expectedTotal" value={totals.total} />
      <input type="hidden" name="chosenMethod" value={paymentMethod ?? ''} />
      {options.length === 0 ? (
        <Alert tone="warning">{purchaseErrorsMessages.paymentProvider()}</Alert>
      ) : (
        <PaymentMethodChoice
          name="method"
          id="checkout-payment"
          value={method ? String(method.method) : null}
          onChange={(id) => setChosen(Number(id))}
          options={options.map((option) => ({
            id: String(option.method),
            name: option.name,
            description: option.description,
            credit: option.credit,
          }))}
        />
      )}
      {madeToOrder && <Alert tone="info">{checkoutMessages.madeToOrder()}</Alert>}
      <Checkbox
        id="checkout-terms"
        name="terms"
        required
        error={errorOf('terms')}
        label={
          <>
            {checkoutMessages.termsBefore()}
            <Link href={href('purchase-terms')} external>
              {checkoutMessages.termsLink()}
            </Link>
          </>
        }
      />
      <p className={styles.toPay}>
        <span>{cartSumsMessages.toPay()}</span>
        <strong className="ks-tabular">{formatPrice(totals.toPay)}</strong>
      </p>
      {totals.toPay === 0 && totals.giftCards > 0 && (
        <p className="ks-text-muted">{checkoutMessages.giftcardCoversAll()}</p>
      )}
      {problem && problem.kind !== 'ended' && <ProblemAlert problem={problem} onEditCart={onEditCart} />}
      <Button type="submit" fullWidth loading={sending.busy}>
        {checkoutMessages.orderWithPayment()}
      </Button>
      <p role="status" className={styles.status}>
        {sending.leaving && totals.toPay > 0 ? checkoutMessages.redirecting() : ''}
      </p>
      <p className="ks-text-small ks-text-muted">{checkoutMessages.withdrawal()}</p>
      <p>
        <Link href={href('withdrawal')} variant="standalone">
          {checkoutMessages.withdrawalLink()}
        </Link>
      </p>
    </form>
  )
}
