import type { Cart } from '@klarsikt/contract/shop/types'
import { cartMessages, formatMessage } from '@klarsikt/core/messages'
import { dayRange } from '../../lib/dates.js'

/** When the cart arrives if it is ordered today; later where lenses are ground. */
export function Arrival({ cart: { delivery } }: { readonly cart: Pick<Cart, 'delivery'> }) {
  if (!delivery) return null
  const text = cartMessages[delivery.madeToOrder ? 'cart.deliveryGround' : 'cart.delivery']
  return <p className="ks-text-muted">{formatMessage(text, { days: dayRange(delivery.from, delivery.to) })}</p>
}
