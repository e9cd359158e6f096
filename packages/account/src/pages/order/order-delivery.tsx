import type { Order } from '@klarsikt/contract/shop/types'
import { postalPlace } from '@klarsikt/core/identity'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as confirmationMessages from '@klarsikt/core/messages/confirmation'
import * as orderMessages from '@klarsikt/core/messages/order'
import { OrderStatus } from '@klarsikt/core/order'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Link } from '@klarsikt/design-system/link'
import { pageStyles as layout } from '@klarsikt/page-kit/frame'
import { ParcelList } from '@klarsikt/page-kit/parts'
import styles from './order.module.css'

/** Shows the way of delivery, the address, and the tracking of the parcels. */
export function OrderDelivery({ order }: { readonly order: Order }) {
  const { delivery, customer } = order
  // One parcel with the whole order needs no list of its goods.
  const isInParts =
    delivery.parcels.length > 1 || (delivery.parcels.length === 1 && order.status === OrderStatus.Handling)
  const tracking = isInParts ? null : delivery.tracking
  return (
    <section className={layout.block} aria-labelledby="order-delivery">
      <h2 id="order-delivery">{checkoutMessages.delivery()}</h2>
      <DescriptionList
        items={[
          { term: orderMessages.shipmentMethod(), value: order.shipmentMethod },
          ...(tracking ? [{ term: accountOrderMessages.trackingNumber(), value: tracking.number }] : []),
        ]}
      />
      {order.status === OrderStatus.Handling && <p>{delivery.etaText}</p>}
      {isInParts && <ParcelList parcels={delivery.parcels} />}
      {tracking && (
        <p>
          <Link href={tracking.url} external>
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
