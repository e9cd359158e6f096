import type { ComponentProps } from 'react'
import { BuyBox } from './buy-box.js'
import { DiscountForm } from './discount-form.js'
import { GiftCards } from './gift-cards.js'
import { PaymentUnderReview, PendingPayment } from './pending-payment.js'
import { ProblemAlert } from './problem.js'

/** The last step: discount codes, gift cards, the way to pay, and the button that buys. */
export function PaymentStep(props: ComponentProps<typeof BuyBox>) {
  const { checkout, problem, onEditCart } = props
  const { cart, pendingPaymentId, pendingPaymentResumable } = checkout
  // The provider still checks an approved payment. Changes here would not affect it, and the customer must not buy
  // twice.
  if (pendingPaymentId && !pendingPaymentResumable) return <PaymentUnderReview paymentId={pendingPaymentId} />
  return (
    <>
      {problem?.kind === 'ended' && <ProblemAlert problem={problem} onEditCart={onEditCart} />}
      {pendingPaymentId && <PendingPayment paymentId={pendingPaymentId} />}
      <div>
        <DiscountForm discount={cart.discount?.isCode ? cart.discount : null} />
        <GiftCards checkout={checkout} />
      </div>
      <BuyBox {...props} />
    </>
  )
}
