import type { Failure, ShopClient } from '@klarsikt/contract/client'
import type { Cart, CheckoutState } from '@klarsikt/contract/shop/types'
import { useCallback, useEffect, useRef, useState } from 'react'
import { callShop, type Outcome } from '../../lib/call.js'
import { type ShopStore, useShop } from '../../shell/shop-state.js'

type Reply = { readonly data: CheckoutState }
type CheckoutCall = (client: ShopClient) => Promise<Reply | Failure>

export interface Checkout {
  readonly state: CheckoutState
  /** Makes a call that answers with the whole checkout, and shows it. */
  readonly run: (call: CheckoutCall) => Promise<Outcome<Reply>>
  readonly refresh: () => Promise<Outcome<Reply>>
}

/** Time for a series of presses on plus and minus to end before the sums are asked for, milliseconds. */
const SETTLE_MS = 300

const getCheckout: CheckoutCall = (client) => client.getCheckout()

/** The checkout as the server sees it, and the shell's cart in step with it. */
export function useCheckout(initial: CheckoutState): Checkout {
  const store = useShop()
  const [state, setState] = useState(initial)
  const shown = useRef<Cart>(initial.cart)
  const apply = useCallback(
    (next: CheckoutState) => {
      shown.current = next.cart
      setState(next)
      store.setState({ cart: next.cart })
    },
    [store],
  )
  useEffect(() => apply(initial), [apply, initial])
  useEffect(() => followCart(store, () => shown.current, apply), [store, apply])
  const run = useCallback(
    async (call: CheckoutCall) => {
      const outcome = await callShop(store, call)
      if (outcome.ok) apply(outcome.value.data)
      else if (outcome.code === 'cart.empty') {
        // Emptied in another window: what is shown here follows at once.
        const now = await callShop(store, getCheckout)
        if (now.ok) apply(now.value.data)
      }
      return outcome
    },
    [store, apply],
  )
  const refresh = useCallback(() => run(getCheckout), [run])
  useEffect(() => {
    if (isOldPage()) void refresh()
  }, [refresh])
  return { state, run, refresh }
}

/** Going back shows the page as it was fetched once, without asking the server. */
function isOldPage(): boolean {
  const [load] = performance.getEntriesByType?.('navigation') ?? []
  return (load as PerformanceNavigationTiming | undefined)?.type === 'back_forward'
}

/** When the cart changes by other hands (its lines, the drawer, an undo), sums and steps are asked for again. */
function followCart(store: ShopStore, shown: () => Cart, apply: (next: CheckoutState) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const asked = store.getState().cart
    const outcome = await callShop(store, getCheckout)
    // A cart that has changed again meanwhile brings its own question.
    if (outcome.ok && store.getState().cart === asked) apply(outcome.value.data)
  }
  const stop = store.subscribe(({ cart }) => {
    if (cart === shown()) return
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), SETTLE_MS)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
