import type { Order } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as orderMessages from '@klarsikt/core/messages/order'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { OrderSummary } from '@klarsikt/design-system/order-summary'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { ExchangeRight } from '../../layout/exchange-right.js'
import { MissingPrescription } from '../../layout/missing-prescription.js'
import { OrderBadge } from '../../layout/order-badge.js'
import { type OrderAnswer } from './change-order.js'
import { OrderActions } from './order-actions.js'
import { OrderDelivery } from './order-delivery.js'
import { OrderGiftCards } from './order-gift-cards.js'
import { OrderLines } from './order-lines.js'
import { OrderNotice } from './order-notice.js'
import { OrderPickUp } from './order-pick-up.js'
import { OrderTimeline } from './order-timeline.js'
import styles from './order.module.css'

interface OrderPageProps {
  readonly data: Order
  readonly answer: OrderAnswer | undefined
}

/** Shows one order: progress, goods, delivery, payment, and what the customer can do [ROUTE-023]. */
export function OrderPage({ data: order, answer }: OrderPageProps) {
  const { state } = useNavigation()
  const title = accountPageMessages.order({ orderNumber: order.orderNumber })
  const trail = [
    { label: accountPageMessages.orders(), href: href('account-orders') },
    { label: title, href: href('account-order', { orderId: order.orderNumber }) },
  ]
  return (
    <AccountPage section="account-orders" title={title} trail={trail}>
      {answer && state === 'idle' && <OrderNotice answer={answer} />}
      {order.awaitedPrescription && <MissingPrescription awaited={order.awaitedPrescription} />}
      {order.pickUp && <OrderPickUp pickUp={order.pickUp} />}
      <Part id="order-status" title={accountOrderMessages.status()}>
        <p className={styles.head}>
          <OrderBadge order={order} />
          <span className="ks-text-muted">{dateTimeText(new Date(order.placedAt))}</span>
        </p>
        <OrderTimeline steps={order.timeline} />
      </Part>
      <Part id="order-lines" title={accountOrderMessages.lines()}>
        <OrderLines lines={order.lines} />
        <OrderSummary
          items={order.totals.items}
          discount={order.totals.discount}
          discountCode={order.discountCode ?? undefined}
          shipping={order.totals.shipping}
          total={order.totals.total}
          vat={order.totals.vat}
        />
      </Part>
      {order.giftCards.length > 0 && (
        <Part id="order-gift-cards" title={accountOrderMessages.giftCards()}>
          <OrderGiftCards order={order} />
        </Part>
      )}
      <OrderDelivery order={order} />
      <Part id="order-payment" title={checkoutMessages.payment()}>
        <DescriptionList
          items={[
            ...order.tenders.map(({ name, amount }) => ({ term: name, value: formatPrice(amount) })),
            { term: orderMessages.total(), value: formatPrice(order.total) },
          ]}
        />
      </Part>
      {order.letters.length > 0 && <Letters order={order} />}
      {order.exchangeUntil !== null && <ExchangeRight until={order.exchangeUntil} />}
      <Part id="order-actions" title={accountOrderMessages.actions()} noPrint>
        <OrderActions order={order} />
      </Part>
    </AccountPage>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  /** Hides the part when the page is printed. */
  readonly noPrint?: boolean
  readonly children: ReactNode
}

function Part({ id, title, noPrint = false, children }: PartProps) {
  return (
    <section className={`${layout.block} ${noPrint ? 'ks-no-print' : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Letters({ order: { letters, email } }: { readonly order: Order }) {
  return (
    <Part id="order-letters" title={accountOrderMessages.letters()} noPrint>
      <p className="ks-text-muted">{accountOrderMessages.lettersTo({ email })}</p>
      <ul className={styles.left}>
        {letters.map(({ text, sentAt }, index) => (
          // Each parcel has a letter of the same name, so only the index is a unique key.
          <li key={index}>
            {sentAt === null
              ? accountOrderMessages.letterWaiting({ letter: text })
              : accountOrderMessages.letterSent({ letter: text, when: dateTimeText(new Date(sentAt)) })}
          </li>
        ))}
      </ul>
    </Part>
  )
}
