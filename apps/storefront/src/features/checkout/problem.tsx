import type { CheckoutState } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as purchaseErrorsMessages from '@klarsikt/core/messages/purchase-errors'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import type { CheckoutAnswer } from './change-checkout.js'
import type { PaymentEnd } from './checkout-data.js'
import { LogInLink } from './log-in-link.js'

/** Why the purchase failed. */
export type Problem =
  /** The shopper came back from the payment page without having paid. */
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'message'; readonly message: string }
  /** A saved card can be charged only soon after a log-in. */
  | { readonly kind: 'log-in' }
  /** The call got no answer, so the purchase may have succeeded. Another try with the same key is safe. */
  | { readonly kind: 'unsure'; readonly message: string }
  | { readonly kind: 'price'; readonly total: number; readonly giftCards: number }
  | { readonly kind: 'stock'; readonly names: readonly string[] }

export function endProblem(ended: PaymentEnd | null): Problem | null {
  if (ended === null) return null
  return {
    kind: 'ended',
    message:
      ended === 'declined' ? purchaseErrorsMessages.paymentDeclined() : purchaseErrorsMessages.paymentCancelled(),
  }
}

/** Returns what a refused purchase means to the customer, given the reloaded checkout. */
export function buyProblem(answer: CheckoutAnswer | undefined, { cart, totals }: CheckoutState): Problem | null {
  if (!answer?.refusal) return null
  const { code, message } = answer.refusal
  if (code === 'network' || code === 'unexpected' || code === 'unavailable') return { kind: 'unsure', message }
  if (code === 'login.step-up-required') return { kind: 'log-in' }
  // If the new sum could not be loaded, the shop's own message says that the price has changed.
  if (code === 'checkout.price-changed' && totals.total !== Number(answer.form.initialValue?.['expectedTotal']))
    return { kind: 'price', total: totals.total, giftCards: totals.giftCards }
  if (code === 'article.out-of-stock') {
    const short = cart.items.filter((item) => item.quantity > item.maximum)
    return { kind: 'stock', names: short.map((item) => item.articleDescription) }
  }
  return { kind: 'message', message }
}

const HINTS = {
  message: checkoutMessages.retryHint(),
  unsure: checkoutMessages.buyRetryHint(),
  ended: checkoutMessages.endedHint(),
}

interface ProblemAlertProps {
  readonly problem: Problem
  readonly onEditCart: () => void
}

export function ProblemAlert({ problem, onEditCart }: ProblemAlertProps) {
  if (problem.kind === 'price') {
    const { total, giftCards } = problem
    return (
      <Alert tone="warning" live="alert">
        {giftCards > 0
          ? checkoutMessages.priceChangedCards({ amount: formatPrice(total), giftCards: formatPrice(giftCards) })
          : checkoutMessages.priceChanged({ amount: formatPrice(total) })}
      </Alert>
    )
  }
  if (problem.kind === 'log-in') {
    return (
      <Alert tone="warning" live="alert">
        <LogInLink>{checkoutMessages.savedCardLogIn()}</LogInLink>
      </Alert>
    )
  }
  if (problem.kind !== 'stock') {
    return (
      <Alert tone="error" live="alert" title={problem.message}>
        {HINTS[problem.kind]}
      </Alert>
    )
  }
  const names = problem.names.join(', ')
  return (
    <Alert
      tone="error"
      live="alert"
      title={names ? checkoutMessages.outOfStock({ names }) : checkoutMessages.outOfStockUnknown()}
    >
      <Button variant="secondary" size="small" onClick={onEditCart}>
        {checkoutMessages.editCart()}
      </Button>
    </Alert>
  )
}
