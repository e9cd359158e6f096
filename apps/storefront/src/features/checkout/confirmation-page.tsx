import type { Confirmation } from '@klarsikt/contract/shop/types'
import { postalPlace } from '@klarsikt/core/identity'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as withdrawalMessages from '@klarsikt/core/messages/withdrawal'
import { formatPrice } from '@klarsikt/core/money'
import { WITHDRAWAL_ORDER_QUERY } from '@klarsikt/core/withdrawal'
import { Button } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { PrintIcon } from '@klarsikt/design-system/icons'
import { Link } from '@klarsikt/design-system/link'
import { OrderSummary } from '@klarsikt/design-system/order-summary'
import { href } from '@klarsikt/shop-config/paths'
import { useEffect } from 'react'
import { useReloadShopper, useShopper } from '../shopper/use-shopper.js'
import { endAttempt } from './attempt.js'
import { ConfirmedLines } from './confirmed-lines.js'
import { ConfirmedPrescription } from './confirmed-prescription.js'
import { forgetTyped } from './use-typed-draft.js'
import styles from './confirmation-page.module.css'

/** Thanks the customer, and shows the goods, delivery, payment and what happens next. It can be printed. */
export function ConfirmationPage({ order }: { readonly order: Confirmation }) {
  useFreshStart()
  const isStore = useShopper()?.user?.isStore ?? false
  const { customer, delivery, totals } = order
  return (
    <div className={`ks-container ${styles.root}`}>
      <header className={styles.head}>
        <h1>{confirmationMessages.thanks({ name: customer.firstName })}</h1>
        <p className={styles.number}>
          {orderMessages.number()} <strong className="ks-tabular">{order.orderNumber}</strong>
        </p>
        <p>{confirmationMessages.confirmation({ email: order.email })}</p>
        {order.awaitedPrescription && <ConfirmedPrescription awaited={order.awaitedPrescription} />}
        {isStore && (
          <p className="ks-no-print">
            <Link href={href('staff-order', { orderId: order.orderNumber })} variant="standalone" arrow>
              {confirmationMessages.staffOrder()}
            </Link>
          </p>
        )}
        <div className="ks-no-print">
          <Button variant="secondary" icon={<PrintIcon size={20} />} onClick={() => window.print()}>
            {commonMessages.print()}
          </Button>
        </div>
      </header>
      <section className={styles.lines} aria-labelledby="confirmation-lines">
        <h2 id="confirmation-lines">{confirmationMessages.lines()}</h2>
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
          <h2 id="confirmation-delivery">{checkoutMessages.delivery()}</h2>
          <p>{delivery.name}</p>
          <p>{delivery.etaText}</p>
          {delivery.storeName === null ? (
            <Address customer={customer} />
          ) : (
            <p>{confirmationMessages.pickUpAt({ store: delivery.storeName })}</p>
          )}
        </section>
        <section aria-labelledby="confirmation-payment">
          <h2 id="confirmation-payment">{checkoutMessages.payment()}</h2>
          <DescriptionList
            items={numbered(order.tenders).map(({ name, amount }) => ({ term: name, value: formatPrice(amount) }))}
          />
        </section>
        <section aria-labelledby="confirmation-withdrawal">
          <h2 id="confirmation-withdrawal">{checkoutMessages.withdrawalLink()}</h2>
          <p>{checkoutMessages.withdrawal()}</p>
          <p>
            <Link href={`${href('withdrawal')}?${WITHDRAWAL_ORDER_QUERY}=${order.orderNumber}`} variant="standalone">
              {withdrawalMessages.link()}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}

/** Reloads the cart, which is now empty, and forgets the input and the key of this purchase. */
function useFreshStart(): void {
  const reload = useReloadShopper()
  useEffect(() => {
    endAttempt()
    forgetTyped()
    reload()
  }, [reload])
}

function NextSteps({ order }: { readonly order: Confirmation }) {
  const { delivery, email } = order
  const eta = delivery.etaText
  const steps = [
    confirmationMessages.nextMail({ email }),
    ...(order.lines.some((line) => line.madeToOrder) ? [confirmationMessages.nextMade()] : []),
    delivery.storeName === null
      ? confirmationMessages.nextSent({ eta })
      : confirmationMessages.nextCollect({ store: delivery.storeName, eta }),
    ...(order.totals.toPay > 0 ? [confirmationMessages.nextCharged()] : []),
  ]
  return (
    <section aria-labelledby="confirmation-next">
      <h2 id="confirmation-next">{confirmationMessages.next()}</h2>
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
      {confirmationMessages.deliverTo()} {customer.firstName} {customer.lastName}
      <br />
      {customer.street}
      <br />
      {postalPlace(customer)}
    </address>
  )
}

/** Numbers payments of the same method, so that two gift cards can be told apart. */
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
