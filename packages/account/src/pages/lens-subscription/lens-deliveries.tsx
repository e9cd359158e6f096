import type { LensDelivery } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'

/** Lists the past deliveries, each with the order that it became. */
export function LensDeliveries({ deliveries }: { readonly deliveries: readonly LensDelivery[] }) {
  if (deliveries.length === 0) return <p>{accountSubscriptionMessages.noDeliveries()}</p>
  return (
    <ul className={styles.list}>
      {deliveries.map(({ day, stateText, total, orderNumber, nextTryOn, soldOut }) => (
        <li key={day} className={styles.row}>
          <span className={styles.facts}>
            <span className={styles.name}>{accountSubscriptionMessages.nextDay({ day: dayText(day) })}</span>
            {orderNumber !== null && (
              <Link href={href('account-order', { orderId: orderNumber })}>
                {accountSubscriptionMessages.order({ number: orderNumber })}
              </Link>
            )}
            {nextTryOn !== null && <span>{accountSubscriptionMessages.deliveryTry({ day: dayText(nextTryOn) })}</span>}
            {soldOut.length > 0 && (
              <span className="ks-text-muted">
                {accountSubscriptionMessages.deliverySoldOut({ goods: soldOut.join(', ') })}
              </span>
            )}
          </span>
          <span className={styles.sum}>
            <span className="ks-text-muted">{stateText}</span>
            <span>{formatPrice(total)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
