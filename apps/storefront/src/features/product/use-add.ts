import type { Failure, ShopClient } from '@klarsikt/contract/client'
import type { CartItem, CartReply } from '@klarsikt/contract/shop/types'
import { useState } from 'react'
import type { Outcome } from '../../lib/call.js'
import { lateCode } from '../../shell/late-code.js'
import { type ShopStore, useShop } from '../../shell/shop-state.js'

/** The code of the cart, fetched when a pointer or the keyboard comes near the button. */
export const cartCalls = () => import('../cart/cart-calls.js')

/** Adds to the cart; the button is busy meanwhile. Whoever presses it hears also that the code for it cannot be had. */
export function useAdd(load = cartCalls) {
  const store = useShop()
  const [busy, setBusy] = useState(false)
  const add = async (
    call: (client: ShopClient) => Promise<CartReply | Failure>,
  ): Promise<Outcome<CartReply> | null> => {
    setBusy(true)
    try {
      const calls = await lateCode(load)
      return calls && (await calls.addToCart(store, call))
    } finally {
      setBusy(false)
    }
  }
  const warm = () => void load().catch(() => undefined)
  return { add, busy, warm }
}

/** Pieces of a sku that are in the cart as they are: bought once, without strengths and with no lens on them. */
export function inCart(store: ShopStore, skuId: string): number {
  const items = store.getState().cart?.items ?? []
  const plain = (item: CartItem) =>
    item.skuId === skuId &&
    item.parentSkuID === null &&
    item.prescriptionGlasses === null &&
    item.subscriptionInterval === null &&
    !items.some(({ parentLineId }) => parentLineId === item.lineId)
  return items.find(plain)?.quantity ?? 0
}

/** More of a sku than the cart has; quantities on the wire are absolute. */
export function quantityAfter(store: ShopStore, skuId: string, more: number): number {
  return inCart(store, skuId) + more
}
