import { checkoutMessages, formatMessage } from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { Spinner } from '@klarsikt/design-system/spinner'
import type { ReturnedPayment } from './payment-return.js'
import { usePaymentWatch, type WatchState } from './use-payment-watch.js'
import styles from './waiting-page.module.css'

const SAID: Readonly<Record<WatchState, string>> = {
  waiting: checkoutMessages['checkout.waiting.text'],
  asked: checkoutMessages['checkout.waiting.checked'],
  long: checkoutMessages['checkout.waiting.long'],
  lost: checkoutMessages['checkout.waiting.lost'],
}

/** The payment is on its way: nothing to do but wait, and nothing is lost by leaving. */
export function WaitingPage({ paymentId, payment }: ReturnedPayment) {
  const { state, busy, askNow } = usePaymentWatch(paymentId)
  return (
    <div className={`ks-container ${styles.root}`}>
      <Spinner label="" />
      <h1>{checkoutMessages['checkout.waiting.title']}</h1>
      <p role="status">{SAID[state]}</p>
      {payment && (
        <p className="ks-text-muted ks-tabular">
          {formatMessage(checkoutMessages['checkout.waiting.order'], {
            orderNumber: payment.orderNumber,
            amount: formatPrice(payment.amount),
          })}
        </p>
      )}
      <form method="get">
        <input type="hidden" name="paymentId" value={paymentId} />
        <Button
          type="submit"
          variant="secondary"
          loading={busy}
          onClick={(event) => {
            event.preventDefault()
            askNow()
          }}
        >
          {checkoutMessages['checkout.waiting.check']}
        </Button>
      </form>
    </div>
  )
}
