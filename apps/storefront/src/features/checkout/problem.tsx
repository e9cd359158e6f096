import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { checkoutMessages, errorMessages, formatMessage } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import type { PaymentEnd } from './checkout-data.js'

/** Why the purchase did not go through. */
export type Problem =
  /** The shopper is back without having paid. */
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'message'; readonly message: string }
  /** No answer: it may have been bought, and the same key will say so. */
  | { readonly kind: 'unsure'; readonly message: string }
  | { readonly kind: 'price'; readonly total: number; readonly giftCards: number }
  | { readonly kind: 'stock'; readonly names: readonly string[] }

export function endProblem(ended: PaymentEnd | null): Problem | null {
  if (ended === null) return null
  return {
    kind: 'ended',
    message: ended === 'declined' ? errorMessages['error.payment.declined'] : errorMessages['error.payment.cancelled'],
  }
}

/** The lines of which there are no longer as many as wanted. */
export function shortLines({ cart }: CheckoutState): string[] {
  return cart.items.filter((item) => item.quantity > item.maximum).map((item) => item.articleDescription)
}

const HINTS = {
  message: checkoutMessages['checkout.retryHint'],
  unsure: checkoutMessages['checkout.buyRetryHint'],
  ended: checkoutMessages['checkout.endedHint'],
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
        {formatMessage(checkoutMessages[giftCards > 0 ? 'checkout.priceChangedCards' : 'checkout.priceChanged'], {
          amount: formatPrice(total),
          giftCards: formatPrice(giftCards),
        })}
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
      title={
        names
          ? formatMessage(checkoutMessages['checkout.outOfStock'], { names })
          : checkoutMessages['checkout.outOfStockUnknown']
      }
    >
      <Button variant="secondary" size="small" onClick={onEditCart}>
        {checkoutMessages['checkout.editCart']}
      </Button>
    </Alert>
  )
}
