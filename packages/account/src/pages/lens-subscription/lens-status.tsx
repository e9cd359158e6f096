import type { LensSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { type PaymentTrouble, paymentTrouble } from '@klarsikt/core/lens-subscription'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { LensSubscriptionBadge, StatusBadge } from '@klarsikt/design-system/status-badge'

interface LensStatusProps {
  readonly subscription: LensSubscription
}

/** Shows the state of a subscription. A problem with its payment replaces the state. */
export function LensStatus({ subscription }: LensStatusProps) {
  const trouble = paymentTrouble(subscription)
  return (
    <>
      <p>
        {trouble?.kind === 'declined' ? (
          <StatusBadge tone="warning">{accountSubscriptionMessages.declinedShort()}</StatusBadge>
        ) : (
          <LensSubscriptionBadge status={subscription.status} />
        )}
      </p>
      {trouble && (
        <Alert
          tone="warning"
          actions={
            <Link href={encodedHref('account-update-payment-method', { subscriptionId: subscription.id })}>
              {accountSubscriptionMessages.changePayment()}
            </Link>
          }
        >
          {troubleText(trouble, subscription)}
        </Alert>
      )}
    </>
  )
}

function troubleText(trouble: PaymentTrouble, { payment }: LensSubscription): string {
  if (trouble.kind === 'declined') return accountSubscriptionMessages.declined({ day: dayText(trouble.tryOn) })
  if (trouble.kind === 'unpaid') return accountSubscriptionMessages.unpaid({ day: dayText(trouble.day) })
  return payment === null ? accountSubscriptionMessages.noPayment() : accountSubscriptionMessages.unusableMeans()
}
