import type { CartItem } from '@klarsikt/contract/shop/types'

/** What a line of the cart comes to before the discount code, as the sums below it count, and at the ordinary price. */
export function linePrice({ price, quantity, lineTotal }: Pick<CartItem, 'price' | 'quantity' | 'lineTotal'>) {
  return { total: lineTotal, ordinaryTotal: price.ordinaryPrice * quantity, isCampaign: price.isCampaign }
}
