import type { Cart } from '@klarsikt/contract/shop/types'

type Freight = { readonly shipping?: number; readonly shippingFrom?: number; readonly excludesShipping?: boolean }

/**
 * Returns the freight of a cart without a chosen way of delivery: the sum if all ways cost the same, or else the
 * lowest.
 */
export function freightOf({ delivery }: Pick<Cart, 'delivery'>): Freight {
  if (!delivery) return {}
  return delivery.freightFixed
    ? { shipping: delivery.freight, excludesShipping: delivery.freight > 0 }
    : { shippingFrom: delivery.freight }
}
