import type { OrderSummary } from '@klarsikt/contract/shop/types'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { OpeningStatus } from '@klarsikt/design-system/opening-hours'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { OrderBadge } from './order-badge.js'

/** Lists orders, each with a link to its page. */
export function OrderRows({ orders }: { readonly orders: readonly OrderSummary[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.orderNumber} className={styles.row}>
          <span className={styles.facts}>
            <Link variant="standalone" arrow href={href('account-order', { orderId: order.orderNumber })}>
              {accountOrderMessages.order({ orderNumber: order.orderNumber })}
            </Link>
            <span>{goodsText(order.goods)}</span>
            <span className="ks-text-muted">
              {accountOrderMessages.placed({ day: dayText(stockholmDate(new Date(order.placedAt))) })}
            </span>
            {order.pickUp ? (
              <PickUpFacts pickUp={order.pickUp} />
            ) : (
              order.etaText !== null && <span className="ks-text-muted">{order.etaText}</span>
            )}
          </span>
          <span className={styles.sum}>
            <OrderBadge order={order} />
            <span className="ks-tabular">{formatPrice(order.total)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Says which store keeps the order, whether the store is open, the last day to collect it, and the pick-up code. */
function PickUpFacts({ pickUp }: { readonly pickUp: NonNullable<OrderSummary['pickUp']> }) {
  const { store, code, lastDay, isLapsed, at } = pickUp
  const day = dayText(lastDay)
  return (
    <>
      <span>
        {isLapsed
          ? accountOrderMessages.readyLapsed({ day })
          : accountOrderMessages.readyInUntil({ store: store.name, day, code })}
      </span>
      <OpeningStatus week={store.hours} {...(store.deviatingHours && { deviating: store.deviatingHours })} now={at} />
    </>
  )
}

/** Names the first goods and counts the other lines, for example `2 st Nova 7 och 1 till`. */
function goodsText(goods: OrderSummary['goods']): string {
  const [first, ...rest] = goods
  if (!first) return ''
  const name = `${first.brand} ${first.description}`.trim()
  const named = first.quantity > 1 ? accountOrderMessages.pieces({ count: first.quantity, goods: name }) : name
  return rest.length > 0 ? accountOrderMessages.more({ goods: named, count: rest.length }) : named
}
