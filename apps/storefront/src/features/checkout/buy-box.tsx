import { checkoutMessages, validationMessages } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { focusField } from '@klarsikt/design-system/error-summary'
import { Link } from '@klarsikt/design-system/link'
import { PaymentMethodChoice } from '@klarsikt/design-system/payment-method-choice'
import { type FormEvent, useState } from 'react'
import { type Problem, ProblemAlert } from './problem.js'
import { phaseText, useBuy } from './use-buy.js'
import type { Checkout } from './use-checkout.js'
import styles from './checkout-page.module.css'

const TERMS_FIELD = 'checkout-terms'

interface BuyBoxProps {
  readonly checkout: Checkout
  /** Key of an attempt without script. */
  readonly attempt: string
  readonly termsError?: string | undefined
  readonly problem: Problem | null
  readonly onProblem: (problem: Problem | null) => void
  readonly onEditCart: () => void
}

/** How to pay, what one agrees to, and the button that buys. */
export function BuyBox({ checkout, attempt, termsError: refused, problem, onProblem, onEditCart }: BuyBoxProps) {
  const { paymentOptions: options, paymentMethod, totals, madeToOrder } = checkout.state
  const { phase, buy } = useBuy({ checkout, onProblem })
  const [chosen, setChosen] = useState(paymentMethod)
  const [terms, setTerms] = useState(false)
  const [termsError, setTermsError] = useState(refused)
  // Credit is never chosen for anyone.
  const method =
    options.find((option) => option.method === chosen) ?? options.find((option) => option.preset && !option.credit)
  const agree = (checked: boolean) => {
    setTerms(checked)
    if (checked) setTermsError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (phase !== 'idle' || !method) return
    if (terms) void buy(method.method)
    else {
      setTermsError(validationMessages['validation.terms.required'])
      focusField(TERMS_FIELD)
    }
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <input type="hidden" name="intent" value="buy" />
      <input type="hidden" name="idempotencyKey" value={attempt} />
      <input type="hidden" name="expectedTotal" value={totals.total} />
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
      {madeToOrder && <Alert tone="info">{checkoutMessages['checkout.madeToOrder']}</Alert>}
      <Terms checked={terms} error={termsError} onChange={agree} />
      <p className={styles.toPay}>
        <span>{checkoutMessages['checkout.toPay']}</span>
        <strong className="ks-tabular">{formatPrice(totals.toPay)}</strong>
      </p>
      {totals.toPay === 0 && totals.giftCards > 0 && (
        <p className="ks-text-muted">{checkoutMessages['checkout.giftcard.coversAll']}</p>
      )}
      {problem && problem.kind !== 'ended' && <ProblemAlert problem={problem} onEditCart={onEditCart} />}
      <Button type="submit" fullWidth loading={phase !== 'idle'}>
        {checkoutMessages['checkout.orderWithPayment']}
      </Button>
      <p role="status" className={styles.status}>
        {phaseText(phase)}
      </p>
      <p className="ks-text-small ks-text-muted">{checkoutMessages['checkout.withdrawal']}</p>
      <p>
        <Link href={href('withdrawal')} variant="standalone">
          {checkoutMessages['checkout.withdrawalLink']}
        </Link>
      </p>
    </form>
  )
}

interface TermsProps {
  readonly checked: boolean
  readonly error: string | undefined
  readonly onChange: (checked: boolean) => void
}

/** Nothing is sent before the terms are agreed to [VALID-013]. */
function Terms({ checked, error, onChange }: TermsProps) {
  return (
    <Checkbox
      id={TERMS_FIELD}
      name="terms"
      required
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {checkoutMessages['checkout.termsBefore']}
          <Link href={href('purchase-terms')} external>
            {checkoutMessages['checkout.termsLink']}
          </Link>
        </>
      }
    />
  )
}
