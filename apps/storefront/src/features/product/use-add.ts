import type { CartItem } from '@klarsikt/contract/shop/types'
import { useState } from 'react'
import type { ShopStore } from '../../lib/shop-state.js'
import type { CartChange } from '../cart/cart-change.js'
import { useAddToCart } from '../cart/use-change-cart.js'

/** Adds to the cart. The button is busy meanwhile. */
export function useAdd() {
  const addToCart = useAddToCart()
  const [busy, setBusy] = useState(false)
  const add = async (change: CartChange) => {
    setBusy(true)
    try {
      return await addToCart(change)
    } finally {
      setBusy(false)
    }
  }
  return { add, busy }
}

/**
 * Returns the number of pieces of a SKU in the cart that are bought once, and have no strengths, lenses or recipient.
 */
export function inCart(store: ShopStore, skuId: string): number {
  const items = store.getState().cart?.items ?? []
  const plain = (item: CartItem) =>
    item.skuId === skuId &&
    item.parentSkuID === null &&
    item.prescriptionGlasses === null &&
    item.prescriptionSource === null &&
    item.subscriptionInterval === null &&
    !item.giftCardDelivery &&
    !items.some(({ parentLineId }) => parentLineId === item.lineId)
  return items.find(plain)?.quantity ?? 0
}

/** Returns the new quantity of a SKU. The API takes the total quantity, and not the increase. */
export function quantityAfter(store: ShopStore, skuId: string, more: number): number {
  return inCart(store, skuId) + more
}
