import type { Cart } from '@klarsikt/contract/shop/types'
import { DELIVERY_SERVICES, DeliveryMethod } from '@klarsikt/core/delivery'
import { kronor } from '@klarsikt/core/money'

/** The cart as it will be with another number of a line, until the backend says; 0 takes the lenses of a frame along. */
export function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  const items =
    quantity === 0
      ? cart.items.filter((item) => item.lineId !== lineId && item.parentLineId !== lineId)
      : cart.items.map((item) =>
          item.lineId === lineId ? { ...item, quantity, lineTotal: item.price.amount * quantity } : item,
        )
  return withItems(cart, items)
}

export function withoutLines(cart: Cart): Cart {
  return withItems(cart, [])
}

function withItems(cart: Cart, items: Cart['items']): Cart {
  const itemsCost = inKronor(items.reduce((sum, item) => sum + item.lineTotal, 0))
  const shift = itemsCost - cart.itemsCost
  const shifted = (sum: number) => Math.max(0, inKronor(sum + shift))
  const totalCost = shifted(cart.totalCost)
  return {
    ...cart,
    items,
    itemsCost,
    totalCost,
    toPay: shifted(cart.toPay),
    // From the limit, not by the difference, which would count what lies above it.
    freeShippingLeft: Math.max(0, inKronor(cart.freeShippingLimit - totalCost)),
    delivery: items.length === 0 ? null : cart.delivery && { ...cart.delivery, ...expectedFreight(cart, totalCost) },
  }
}

/** Free from the limit on; below it the letter's price, until the backend says what holds. */
function expectedFreight(
  { freeShippingLimit }: Cart,
  goods: number,
): Pick<NonNullable<Cart['delivery']>, 'freight' | 'freightFixed'> {
  if (goods >= freeShippingLimit) return { freight: 0, freightFixed: true }
  return { freight: kronor(DELIVERY_SERVICES[DeliveryMethod.PostNordLetter].price), freightFixed: false }
}

/** Rounds away what adding fractions leaves behind. */
function inKronor(sum: number): number {
  return Math.round(sum * 100) / 100
}
