import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { useReturnFromCache } from '../../lib/use-return-from-cache.js'
import { useCheckoutForm } from './use-checkout-form.js'

interface PaymentLinkProps {
  readonly paymentId: string
}

/**
 * Says that the provider still checks a payment that the buyer has approved. It offers no other payment, so that
 * nothing is paid twice.
 */
export function PaymentUnderReview({ paymentId }: PaymentLinkProps) {
  return (
    <Alert tone="info" title={checkoutMessages.reviewTitle()}>
      <div className="ks-stack">
        <p>{checkoutMessages.reviewText()}</p>
        <div>
          <FollowLink paymentId={paymentId} />
        </div>
      </div>
    </Alert>
  )
}

function FollowLink({ paymentId }: PaymentLinkProps) {
  return (
    <ButtonLink
      variant="ghost"
      size="small"
      href={`${encodedHref('checkout-klarna')}?paymentId=${encodeURIComponent(paymentId)}`}
    >
      {checkoutMessages.pendingFollow()}
    </ButtonLink>
  )
}

/** Leads back to a payment of this cart that was started but not finished. */
export function PendingPayment({ paymentId }: PaymentLinkProps) {
  const { intent, busy, answer, reset, onSubmit } = useCheckoutForm('resume')
  useReturnFromCache(reset)
  const failure = busy ? undefined : answer?.refusal?.message
  return (
    <Alert tone="info" title={checkoutMessages.pendingTitle()}>
      <form method="post" className="ks-stack" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="paymentId" value={paymentId} />
        <p>{checkoutMessages.pendingText()}</p>
        {failure && <Alert tone="error" live="alert" title={failure} />}
        <div className="ks-cluster">
          <Button type="submit" variant="secondary" size="small" loading={busy}>
            {checkoutMessages.pendingContinue()}
          </Button>
          <FollowLink paymentId={paymentId} />
        </div>
      </form>
    </Alert>
  )
}
