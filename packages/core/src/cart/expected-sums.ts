import { LETTER_PRICE_KRONOR } from '../delivery/letter-price.js'

/** A line of the cart in the shop's last answer. Amounts are in kronor. */
export interface ExpectedLine {
  readonly lineId: string
  readonly parentLineId: string | null
  readonly quantity: number
  readonly price: { readonly amount: number }
  readonly lineTotal: number
}

/** The sums of the cart in the shop's last answer, in kronor. */
export interface ExpectedSums<Line, Delivery> {
  readonly items: Line[]
  readonly itemsCost: number
  readonly totalCost: number
  readonly toPay: number
  readonly freeShippingLimit: number
  readonly freeShippingLeft: number
  readonly delivery: Delivery | null
}

interface Freight {
  readonly freight: number
  readonly freightFixed: boolean
}

/**
 * Predicts the cart after a change of quantity; 0 removes the line and the lenses on it. The page shows it until the
 * server answers, because only the server knows discounts and delivery prices. It is never charged.
 */
export function expectedQuantity<
  Line extends ExpectedLine,
  Delivery extends Freight,
  Cart extends ExpectedSums<Line, Delivery>,
>(cart: Cart & ExpectedSums<Line, Delivery>, lineId: string, quantity: number): Cart {
  const items =
    quantity === 0
      ? cart.items.filter((item) => item.lineId !== lineId && item.parentLineId !== lineId)
      : cart.items.map((item) =>
          item.lineId === lineId ? { ...item, quantity, lineTotal: item.price.amount * quantity } : item,
        )
  return expectedItems<Line, Delivery, Cart>(cart, items)
}

/** Predicts the sums of a cart with these lines. */
export function expectedItems<
  Line extends ExpectedLine,
  Delivery extends Freight,
  Cart extends ExpectedSums<Line, Delivery>,
>(cart: Cart & ExpectedSums<Line, Delivery>, items: Line[]): Cart {
  const itemsCost = inKronor(items.reduce((sum, item) => sum + item.lineTotal, 0))
  const shifted = (sum: number) => Math.max(0, inKronor(sum + itemsCost - cart.itemsCost))
  const totalCost = shifted(cart.totalCost)
  return {
    ...cart,
    items,
    itemsCost,
    totalCost,
    toPay: shifted(cart.toPay),
    // Computed from the limit, because the old difference is 0 for every total above it.
    freeShippingLeft: Math.max(0, inKronor(cart.freeShippingLimit - totalCost)),
    delivery: items.length === 0 ? null : cart.delivery && { ...cart.delivery, ...expectedFreight(cart, totalCost) },
  }
}

/** Delivery is free from the limit. Below it the price of a letter is shown until the server answers. */
function expectedFreight({ freeShippingLimit }: { readonly freeShippingLimit: number }, goods: number): Freight {
  if (goods >= freeShippingLimit) return { freight: 0, freightFixed: true }
  return { freight: LETTER_PRICE_KRONOR, freightFixed: false }
}

/** Rounds to öre, because adding fractions of kronor is inexact. */
function inKronor(sum: number): number {
  return Math.round(sum * 100) / 100
}
