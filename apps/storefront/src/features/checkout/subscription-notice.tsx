import type { CartItem, CheckoutState } from '@klarsikt/contract/shop/types'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { Alert } from '@klarsikt/design-system/alert'
import { LogInLink } from './log-in-link.js'

interface SubscriptionNoticeProps {
  readonly items: readonly CartItem[]
  readonly account: CheckoutState['account']
}

/** Says what a subscription in the cart requires: an account, and a saved payment method for later deliveries. */
export function SubscriptionNotice({ items, account }: SubscriptionNoticeProps) {
  if (items.every(({ subscriptionInterval }) => subscriptionInterval === null)) return null
  if (account !== null) return <Alert tone="info">{checkoutMessages.subscriptionSaved()}</Alert>
  return (
    <Alert tone="warning">
      {checkoutMessages.subscriptionAccount()}
      <LogInLink>{checkoutMessages.subscriptionLogIn()}</LogInLink>
    </Alert>
  )
}
