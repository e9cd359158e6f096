import type { Confirmation } from '@klarsikt/contract/shop/types'
import { postalPlace } from '@klarsikt/core/identity'
import {
  checkoutMessages,
  commonMessages,
  formatMessage,
  orderMessages,
  withdrawalMessages,
} from '@klarsikt/core/messages'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { PrintIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import { OrderSummary } from '@klarsikt/design-system/order-summary'
import { useEffect } from 'react'
import { callShop } from '../../lib/call.js'
import { keepCart, useShop } from '../../shell/shop-state.js'
import { endAttempt } from './attempt.js'
import { ConfirmedLines } from './confirmed-lines.js'
import { forgetTyped } from './use-typed-draft.js'
import styles from './confirmation-page.module.css'

/** Thank you: what was bought, how it comes, how it was paid, and what happens next. Made to be printed as well. */
export function ConfirmationPage({ order }: { readonly order: Confirmation }) {
  useFreshStart()
  const { customer, delivery, totals } = order
  return (
    <div className={`ks-container ${styles.root}`}>
      <header className={styles.head}>
        <h1>{formatMessage(checkoutMessages['checkout.thanks'], { name: customer.firstName })}</h1>
        <p className={styles.number}>
          {orderMessages['order.number']} <strong className="ks-tabular">{order.orderNumber}</strong>
        </p>
        <p>{formatMessage(checkoutMessages['checkout.confirmation'], { email: order.email })}</p>
        <div className="ks-no-print">
          <Button variant="secondary" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
            {commonMessages['common.print']}
          </Button>
        </div>
      </header>
      <section className={styles.lines} aria-labelledby="confirmation-lines">
        <h2 id="confirmation-lines">{checkoutMessages['checkout.lines']}</h2>
        <ConfirmedLines lines={order.lines} />
        <OrderSummary
          items={totals.items}
          discount={totals.discount}
          discountCode={order.discountCode ?? undefined}
          shipping={totals.shipping}
          total={totals.total}
          vat={totals.vat}
        />
      </section>
      <div className={styles.facts}>
        <NextSteps order={order} />
        <section aria-labelledby="confirmation-delivery">
          <h2 id="confirmation-delivery">{checkoutMessages['checkout.delivery']}</h2>
          <p>{delivery.name}</p>
          <p>{delivery.etaText}</p>
          {delivery.storeName === null ? (
            <Address customer={customer} />
          ) : (
            <p>{formatMessage(checkoutMessages['checkout.pickUpAt'], { store: delivery.storeName })}</p>
          )}
        </section>
        <section aria-labelledby="confirmation-payment">
          <h2 id="confirmation-payment">{checkoutMessages['checkout.payment']}</h2>
          <DescriptionList
            items={numbered(order.tenders).map(({ name, amount }) => ({ term: name, value: formatPrice(amount) }))}
          />
        </section>
        <section aria-labelledby="confirmation-withdrawal">
          <h2 id="confirmation-withdrawal">{checkoutMessages['checkout.withdrawalLink']}</h2>
          <p>{checkoutMessages['checkout.withdrawal']}</p>
          <p>
            <Link href={`${href('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${order.orderNumber}`} variant="standalone">
              {withdrawalMessages['withdrawal.link']}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}

/** The cart of the shell is empty now, and the next purchase is another. */
function useFreshStart(): void {
  const store = useShop()
  useEffect(() => {
    endAttempt()
    forgetTyped()
    void callShop(store, (client) => client.getCart()).then(
      (outcome) => outcome.ok && keepCart(store, outcome.value.cartHead),
    )
  }, [store])
}

function NextSteps({ order }: { readonly order: Confirmation }) {
  const { delivery, email } = order
  const eta = delivery.etaText
  const steps = [
    formatMessage(checkoutMessages['checkout.next.mail'], { email }),
    ...(order.lines.some((line) => line.madeToOrder) ? [checkoutMessages['checkout.next.made']] : []),
    delivery.storeName === null
      ? formatMessage(checkoutMessages['checkout.next.sent'], { eta })
      : formatMessage(checkoutMessages['checkout.next.collect'], { store: delivery.storeName, eta }),
    ...(order.totals.toPay > 0 ? [checkoutMessages['checkout.next.charged']] : []),
  ]
  return (
    <section aria-labelledby="confirmation-next">
      <h2 id="confirmation-next">{checkoutMessages['checkout.next']}</h2>
      <ol className={styles.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

function Address({ customer }: { readonly customer: Confirmation['customer'] }) {
  return (
    <address className={styles.address}>
      {checkoutMessages['checkout.deliverTo']} {customer.firstName} {customer.lastName}
      <br />
      {customer.street}
      <br />
      {postalPlace(customer)}
    </address>
  )
}

/** Two gift cards are told apart by their place. */
function numbered(tenders: Confirmation['tenders']): { name: string; amount: number }[] {
  return tenders.map(({ method, name, amount }, index) => {
    const same = tenders.filter((other) => other.method === method)
    return {
      name:
        same.length > 1
          ? `${name} ${tenders.slice(0, index + 1).filter((other) => other.method === method).length}`
          : name,
      amount,
    }
  })
}
