import type { CartItem } from '@klarsikt/contract/shop/types'

/**
 * Returns the total of a line before the discount code, as the sums below count it, and its total at the ordinary
 * price.
 */
export function linePrice({ price, quantity, lineTotal }: Pick<CartItem, 'price' | 'quantity' | 'lineTotal'>) {
  return { total: lineTotal, ordinaryTotal: price.ordinaryPrice * quantity, isCampaign: price.isCampaign }
}
