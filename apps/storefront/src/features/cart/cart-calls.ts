import { cartResult, type Failure, type ShopClient } from '@klarsikt/contract/client'
import type { Cart, CartItem, CartReply } from '@klarsikt/contract/shop/types'
import { cartMessages, errorMessages } from '@klarsikt/core/messages'
import { toast } from '@klarsikt/design-system/toast'
import { callShop, type Outcome } from '../../lib/call.js'
import { trackLater } from '../../lib/tracking/track-later.js'
import { keepCart, type ShopStore } from '../../shell/shop-state.js'
import { withoutLines, withQuantity } from './expected-cart.js'

type CartCall = (client: ShopClient) => Promise<CartReply | Failure>

/** Changes that are on their way to the backend. */
interface Pending {
  /** The cart as the backend last said it was; what is shown goes back to it when a change is refused. */
  confirmed: Cart | null
  /** How many have not been answered. */
  count: number
  /** They go one after the other, so that an older answer never overwrites a newer cart. */
  turn: Promise<unknown>
}

/** What the screen that asked has an answer to: a question, or another lens to take. */
const ANSWERED_IN_PLACE: readonly string[] = ['cart.pair-exists', 'lens.unsuitable']

/** The cart is another than the one shown here: another window changed it, or the assortment did. */
const CART_IS_STALE: readonly string[] = ['cart.line-not-found', 'article.not-found']

const pendings = new WeakMap<ShopStore, Pending>()

function pendingOf(store: ShopStore): Pending {
  const known = pendings.get(store)
  if (known && known.count > 0) return known
  const fresh = { confirmed: store.getState().cart, count: 0, turn: Promise.resolve() }
  pendings.set(store, fresh)
  return fresh
}

/**
 * Shows the cart as it will be at once. The backend's answer is shown when no later change is on its way, so that numbers
 * do not jump back and forth; a refusal goes back to what the backend said last.
 */
async function change(store: ShopStore, expected: Cart | null, call: CartCall): Promise<Outcome<CartReply>> {
  const pending = pendingOf(store)
  if (expected) store.setState({ cart: expected })
  pending.count += 1
  const answered = pending.turn.then(() => askForChange(store, call))
  pending.turn = answered
  const { outcome, fresh } = await answered
  pending.count -= 1
  if (outcome.ok) {
    const { cartHead } = outcome.value
    const { confirmed } = pending
    trackLater((events) => events.cartChanges(confirmed, cartHead.cart))
    pending.confirmed = cartHead.cart
    if (pending.count === 0) keepCart(store, cartHead)
  } else {
    if (fresh) pending.confirmed = fresh
    if (pending.count === 0) store.setState({ cart: pending.confirmed })
    if (!ANSWERED_IN_PLACE.includes(outcome.code)) toast({ text: outcome.message, kind: 'error' })
  }
  return outcome
}

/** Makes the call; where the refusal shows that the cart has changed elsewhere, with the cart as it is. */
async function askForChange(
  store: ShopStore,
  call: CartCall,
): Promise<{ readonly outcome: Outcome<CartReply>; readonly fresh: Cart | null }> {
  const outcome = withCart(await callShop(store, call))
  if (outcome.ok || !CART_IS_STALE.includes(outcome.code)) return { outcome, fresh: null }
  const now = withCart(await callShop(store, (client) => client.getCart()))
  return { outcome, fresh: now.ok ? now.value.cartHead.cart : null }
}

/** An answer without a cart is no answer [API-010]. */
function withCart(outcome: Outcome<CartReply>): Outcome<CartReply> {
  if (!outcome.ok || cartResult(outcome.value)) return outcome
  return { ok: false, code: 'unexpected', message: errorMessages['error.generic'], fields: {} }
}

/** Sets how many of a line, optimistically. */
export function setLineQuantity(store: ShopStore, item: CartItem, quantity: number): Promise<Outcome<CartReply>> {
  const { cart } = store.getState()
  return change(store, cart && withQuantity(cart, item.lineId, quantity), (client) =>
    client.updateLine({ body: { lineId: item.lineId, quantity } }),
  )
}

/** The way out of a line's problem in one press: a subscription that is not sold is bought once. */
export function wayOut(store: ShopStore, { lineId, subscriptionInterval, problem }: CartItem) {
  if (problem === null || subscriptionInterval === null) return undefined
  const onAction = () => void change(store, null, (client) => client.setInterval({ body: { lineId, interval: null } }))
  return { label: cartMessages['cart.buyOnce'], onAction }
}

/** Removes a line, and offers it back as long as the notification stands. */
export async function removeLine(store: ShopStore, item: CartItem): Promise<void> {
  const { cart } = store.getState()
  const outcome = await setLineQuantity(store, item, 0)
  if (!outcome.ok) return
  const text = cartMessages['cart.removed'].replace('{name}', () => item.articleDescription)
  offerUndo(store, { text, before: cart, reply: outcome.value })
}

/** Empties the cart in one action [CART-007]. */
export async function emptyCart(store: ShopStore): Promise<void> {
  const { cart } = store.getState()
  const outcome = await change(store, cart && withoutLines(cart), (client) => client.emptyCart())
  if (!outcome.ok) return
  const restored = () => toast({ text: cartMessages['cart.restored'] })
  offerUndo(store, { text: cartMessages['cart.emptied'], before: cart, reply: outcome.value, restored })
}

interface Removal {
  readonly text: string
  readonly before: Cart | null
  readonly reply: CartReply
  readonly restored?: () => void
}

/** Says what was removed; its action puts that back, prescriptions included, which shows at once. */
function offerUndo(store: ShopStore, { text, before, reply: { undo, cartHead }, restored }: Removal): void {
  const putBack = async (token: string) => {
    const isUnchanged = store.getState().cart === cartHead.cart
    const outcome = await change(store, isUnchanged ? before : null, (client) =>
      client.restoreCart({ body: { undo: token } }),
    )
    if (outcome.ok) restored?.()
  }
  toast({
    text,
    ...(undo && { action: { label: cartMessages['cart.undo'], onAction: () => void putBack(undo) } }),
  })
}

/**
 * Asks how the cart stands, as another tab may have changed it. The answer to a change that is on its way says more, and
 * so does one that is made meanwhile.
 */
export async function refreshCart(store: ShopStore): Promise<void> {
  const { cart } = store.getState()
  if (pendingOf(store).count > 0) return
  const outcome = withCart(await callShop(store, (client) => client.getCart()))
  if (!outcome.ok || store.getState().cart !== cart) return
  if (JSON.stringify(outcome.value.cartHead.cart) !== JSON.stringify(cart)) keepCart(store, outcome.value.cartHead)
}

/** Adds by any of the cart's calls, then shows the cart. */
export async function addToCart(store: ShopStore, call: CartCall): Promise<Outcome<CartReply>> {
  const outcome = await change(store, null, call)
  if (outcome.ok) store.setState({ overlay: 'cart' })
  return outcome
}
