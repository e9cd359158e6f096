import { checkoutMessages } from '@klarsikt/core/messages'
import { encodedHref } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { useState } from 'react'
import { callShop } from '../../lib/call.js'
import { useShop } from '../../shell/shop-state.js'
import { leavePage } from './leave-page.js'

interface PaymentLinkProps {
  readonly paymentId: string
}

/** A payment that the buyer has done with, and the provider has not: nothing here could be paid twice. */
export function PaymentUnderReview({ paymentId }: PaymentLinkProps) {
  return (
    <Alert tone="info" title={checkoutMessages['checkout.reviewTitle']}>
      <div className="ks-stack">
        <p>{checkoutMessages['checkout.reviewText']}</p>
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
      {checkoutMessages['checkout.pendingFollow']}
    </ButtonLink>
  )
}

/** A payment of this cart that was begun and not ended: the way back to it. */
export function PendingPayment({ paymentId }: PaymentLinkProps) {
  const store = useShop()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const goOn = async () => {
    setBusy(true)
    setFailure(null)
    const outcome = await callShop(store, (client) => client.startPayment({ body: { paymentId } }))
    if (outcome.ok) return leavePage(outcome.value.redirectUrl)
    setBusy(false)
    setFailure(outcome.message)
  }
  return (
    <Alert tone="info" title={checkoutMessages['checkout.pendingTitle']}>
      <div className="ks-stack">
        <p>{checkoutMessages['checkout.pendingText']}</p>
        {failure && <p role="alert">{failure}</p>}
        <div className="ks-cluster">
          <Button variant="secondary" size="small" loading={busy} onClick={() => void goOn()}>
            {checkoutMessages['checkout.pendingContinue']}
          </Button>
          <FollowLink paymentId={paymentId} />
        </div>
      </div>
    </Alert>
  )
}
