import type { CartItem } from '@klarsikt/contract/shop/types'
import { useState } from 'react'
import type { ShopStore } from '../../lib/shop-state.js'
import type { CartChange } from '../cart/cart-change.js'
import { useAddToCart } from '../cart/use-change-cart.js'

/** Adds to the cart; the button is busy meanwhile. */
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

/** Pieces of a sku that are in the cart as they are: bought once, without strengths and with no lens on them. */
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

/** More of a sku than the cart has; quantities on the wire are absolute. */
export function quantityAfter(store: ShopStore, skuId: string, more: number): number {
  return inCart(store, skuId) + more
}
