import type { Cart } from '@klarsikt/contract/shop/types'
import { dayRange } from '@klarsikt/core/calendar'
import { estimateText } from '@klarsikt/core/delivery'
import * as cartMessages from '@klarsikt/core/messages/cart'

/**
 * Says when the cart arrives if it is ordered today. Ground lenses take longer, and without their prescription the day
 * is unknown.
 */
export function Arrival({ cart: { delivery } }: { readonly cart: Pick<Cart, 'delivery'> }) {
  if (!delivery) return null
  if (delivery.fromPrescription) return <p className="ks-text-muted">{estimateText(delivery)}</p>
  const text = delivery.madeToOrder ? cartMessages.deliveryGround : cartMessages.delivery
  return <p className="ks-text-muted">{text({ days: dayRange(delivery.from, delivery.to) })}</p>
}
