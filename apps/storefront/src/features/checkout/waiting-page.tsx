import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { Spinner } from '@klarsikt/design-system/spinner'
import type { ReturnedPayment } from './payment-return.js'
import { usePaymentWatch, type WatchState } from './use-payment-watch.js'
import styles from './waiting-page.module.css'

const SAID: Readonly<Record<WatchState, string>> = {
  waiting: confirmationMessages.waitingText(),
  asked: confirmationMessages.waitingChecked(),
  long: confirmationMessages.waitingLong(),
  lost: confirmationMessages.waitingLost(),
}

/** Says that the payment is under way. The shopper only has to wait, and loses nothing by leaving. */
export function WaitingPage({ paymentId, payment }: ReturnedPayment) {
  const { state, busy, askNow } = usePaymentWatch(paymentId)
  return (
    <div className={`ks-container ${styles.root}`}>
      <Spinner label="" />
      <h1>{confirmationMessages.waitingTitle()}</h1>
      <p role="status">{SAID[state]}</p>
      {payment && (
        <p className="ks-text-muted ks-tabular">
          {confirmationMessages.waitingOrder({
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
          {confirmationMessages.waitingCheck()}
        </Button>
      </form>
    </div>
  )
}
