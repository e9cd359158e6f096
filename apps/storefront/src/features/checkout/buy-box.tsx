import type { CheckoutState } from '@klarsikt/contract/shop/types'
import * as cartSumsMessages from '@klarsikt/core/messages/cart-sums'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { Link } from '@klarsikt/design-system/link'
import { PaymentMethodChoice } from '@klarsikt/design-system/payment-method-choice'
import { useShopForm } from '@klarsikt/forms'
import { href } from '@klarsikt/shop-config/paths'
import { type FormEvent, useState } from 'react'
import { attemptKey } from './attempt.js'
import { readPurchase, SAVED } from './checkout-forms.js'
import { type Problem, ProblemAlert } from './problem.js'
import type { CheckoutForm } from './use-checkout-form.js'
import styles from './checkout-page.module.css'

interface BuyBoxProps {
  readonly checkout: CheckoutState
  /** The idempotency key for a purchase without scripts. */
  readonly attempt: string
  readonly sending: CheckoutForm
  readonly problem: Problem | null
  readonly onEditCart: () => void
}

/** Returns the ways to pay. Saved cards of a subscription come first, since they need no input. */
function optionsOf({ paymentOptions, savedPayments, totals }: CheckoutState) {
  const saved = totals.toPay === 0 ? [] : savedPayments
  return [
    ...saved.map(({ id, name }) => ({
      id: SAVED + id,
      name,
      description: checkoutMessages.savedCard(),
      credit: false,
      preset: true,
    })),
    ...paymentOptions.map(({ method, ...option }) => ({ ...option, id: String(method) })),
  ]
}

/** Asks how to pay and for agreement to the terms, and has the button that buys. */
export function BuyBox({ checkout, attempt, sending, problem, onEditCart }: BuyBoxProps) {
  const { paymentMethod, totals, madeToOrder } = checkout
  const options = optionsOf(checkout)
  const [chosen, setChosen] = useState(paymentMethod === null ? null : String(paymentMethod))
  const { props, errorOf } = useShopForm({
    id: 'checkout-buy',
    fields: ['terms', 'method', 'chosenMethod', 'idempotencyKey', 'expectedTotal'],
    lastResult: sending.answer?.form,
    read: readPurchase,
  })
  // The shop never preselects credit.
  const method = options.find(({ id }) => id === chosen) ?? options.find(({ preset, credit }) => preset && !credit)
  const isSaved = method?.id.startsWith(SAVED) ?? false
  const submit = (event: FormEvent<HTMLFormElement>) => {
    props.onSubmit(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    if (!method) return
    const form = new FormData(event.currentTarget)
    form.set('idempotencyKey', attemptKey(checkout, isSaved ? method.id : undefined))
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
          value={method?.id ?? null}
          onChange={setChosen}
          options={options}
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
        {sending.leaving && totals.toPay > 0 && !isSaved ? checkoutMessages.redirecting() : ''}
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
