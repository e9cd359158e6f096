import { cartResult, type Failure, type ShopClient } from '@klarsikt/contract/client'
import type { Cart, CartItem, CartReply } from '@klarsikt/contract/shop/types'
import { cartMessages, errorMessages } from '@klarsikt/core/messages'
import { toast } from '@klarsikt/design-system/toast'
import { callShop, type Outcome } from '../../lib/call.js'
import { track } from '../../lib/data-layer.js'
import { keepCart, type ShopStore } from '../../shell/shop-state.js'

type CartCall = (client: ShopClient) => Promise<CartReply | Failure>

/** Answers come in the order of the calls, so that an older one never overwrites a newer cart. */
const queues = new WeakMap<ShopStore, Promise<unknown>>()

function inTurn<T>(store: ShopStore, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(store) ?? Promise.resolve()).then(work)
  queues.set(
    store,
    turn.catch(() => undefined),
  )
  return turn
}

/** Shows the cart as it will be at once, and as it was when the backend refuses. */
async function change(store: ShopStore, expected: Cart | null, call: CartCall): Promise<Outcome<CartReply>> {
  const before = store.getState().cart
  if (expected) store.setState({ cart: expected })
  const outcome = withCart(await inTurn(store, () => callShop(store, call)))
  if (outcome.ok) keepCart(store, outcome.value.cartHead)
  else {
    if (expected && store.getState().cart === expected) store.setState({ cart: before })
    toast({ text: outcome.message, kind: 'error' })
  }
  return outcome
}

/** An answer without a cart is no answer [API-010]. */
function withCart(outcome: Outcome<CartReply>): Outcome<CartReply> {
  if (!outcome.ok || cartResult(outcome.value)) return outcome
  return { ok: false, code: 'unexpected', message: errorMessages['error.generic'], fields: {} }
}

function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  const kept = (item: CartItem) => item.lineId !== lineId && item.parentLineId !== lineId
  const items =
    quantity === 0
      ? cart.items.filter(kept)
      : cart.items.map((item) =>
          item.lineId === lineId ? { ...item, quantity, lineTotal: item.price.amount * quantity } : item,
        )
  const itemsCost = items.reduce((sum, item) => sum + Math.round(item.lineTotal * 100), 0) / 100
  const shift = itemsCost - cart.itemsCost
  const toPay = Math.max(0, Math.round((cart.toPay + shift) * 100) / 100)
  return {
    ...cart,
    items,
    itemsCost,
    toPay,
    totalCost: Math.max(0, Math.round((cart.totalCost + shift) * 100) / 100),
    freeShippingLeft: Math.max(0, cart.freeShippingLeft - shift),
  }
}

function lineBody(item: CartItem, quantity: number) {
  // A lens hangs on the frame it was ground for.
  return item.parentSkuID === null
    ? { skuId: item.skuId, quantity }
    : { skuId: item.parentSkuID, childSkuId: item.skuId, quantity }
}

/** Sets how many of a line, optimistically. */
export function setLineQuantity(store: ShopStore, item: CartItem, quantity: number): Promise<Outcome<CartReply>> {
  const { cart } = store.getState()
  return change(store, cart && withQuantity(cart, item.lineId, quantity), (client) =>
    client.updateCart({ body: lineBody(item, quantity) }),
  )
}

/** Removes a line, and offers it back as long as the notification stands. */
export async function removeLine(store: ShopStore, item: CartItem): Promise<void> {
  track({ event: 'remove_from_cart', ecommerce: { currency: 'SEK', value: item.lineTotal, items: [eventItem(item)] } })
  const outcome = await setLineQuantity(store, item, 0)
  if (!outcome.ok) return
  // A frame with its ground lenses cannot be put back by its numbers alone.
  const restorable = item.prescriptionGlasses === null && item.parentSkuID === null
  toast({
    text: cartMessages['cart.removed'].replace('{name}', item.articleDescription),
    ...(restorable && {
      action: {
        label: cartMessages['cart.undo'],
        onAction: () =>
          void change(store, null, (client) => client.updateCart({ body: lineBody(item, item.quantity) })),
      },
    }),
  })
}

/** Empties the cart in one action [CART-007]. */
export async function emptyCart(store: ShopStore): Promise<void> {
  const { cart } = store.getState()
  if (cart)
    track({
      event: 'remove_from_cart',
      ecommerce: { currency: 'SEK', value: cart.itemsCost, items: cart.items.map(eventItem) },
    })
  const outcome = await change(store, cart && { ...cart, items: [], itemsCost: 0, totalCost: 0, toPay: 0 }, (client) =>
    client.emptyCart(),
  )
  if (outcome.ok) toast({ text: cartMessages['cart.empty'] })
}

/** Adds by any of the cart's calls, then shows the cart. */
export async function addToCart(store: ShopStore, call: CartCall): Promise<Outcome<CartReply>> {
  const outcome = await change(store, null, call)
  if (outcome.ok) {
    store.setState({ overlay: 'cart' })
  }
  return outcome
}

/** A line as the data layer knows it; nothing about eyes or strengths. */
export function eventItem(item: CartItem) {
  return {
    item_id: String(item.articleId),
    item_name: item.articleDescription,
    price: item.price.amount,
    quantity: item.quantity,
  }
}
