import type { Order } from '@klarsikt/contract/shop/types'
import { postalPlace } from '@klarsikt/core/identity'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as orderMessages from '@klarsikt/core/messages/order'
import { OrderStatus } from '@klarsikt/core/order'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import layout from '../../layout/account-page.module.css'
import styles from './order.module.css'

/** How and where the goods travel, and where the parcel can be followed. */
export function OrderDelivery({ order }: { readonly order: Order }) {
  const { delivery, customer } = order
  return (
    <section className={layout.block} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{checkoutMessages.delivery()}</h2>
      <DescriptionList
        items={[
          { term: orderMessages.shipmentMethod(), value: order.shipmentMethod },
          ...(delivery.tracking
            ? [{ term: accountOrderMessages.trackingNumber(), value: delivery.tracking.number }]
            : []),
        ]}
      />
      {order.status === OrderStatus.Handling && <p>{delivery.etaText}</p>}
      {delivery.tracking && (
        <p>
          <Link href={delivery.tracking.url} external>
            {accountOrderMessages.track()}
          </Link>
        </p>
      )}
      {delivery.storeName === null ? (
        <address className={styles.address}>
          {confirmationMessages.deliverTo()} {customer.firstName} {customer.lastName}
          <br />
          {customer.street}
          <br />
          {postalPlace(customer)}
        </address>
      ) : (
        <p>{confirmationMessages.pickUpAt({ store: delivery.storeName })}</p>
      )}
    </section>
  )
}
