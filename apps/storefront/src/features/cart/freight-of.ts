import type { Cart } from '@klarsikt/contract/shop/types'

type Freight = { readonly shipping?: number; readonly shippingFrom?: number; readonly excludesShipping?: boolean }

/** The freight of a cart while no way of delivery is chosen: a sum where every way costs the same, else the least. */
export function freightOf({ delivery }: Pick<Cart, 'delivery'>): Freight {
  if (!delivery) return {}
  return delivery.freightFixed
    ? { shipping: delivery.freight, excludesShipping: delivery.freight > 0 }
    : { shippingFrom: delivery.freight }
}
