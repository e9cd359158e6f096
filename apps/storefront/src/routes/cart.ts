import { keepCartResult } from '../features/cart/cart-change.js'
import { changeCart } from '../features/cart/change-cart.js'
import { shopperLoaded } from '../features/shopper/load-in-browser.js'
import { inOrder } from '../lib/in-order.js'
import { storeAction } from '../lib/store-action.js'
import type { Route } from './+types/cart.js'

const changeInBrowser = storeAction(changeCart)

export async function clientAction(args: Pick<Route.ClientActionArgs, 'request'>) {
  // Each line has its own fetcher. Without this order, emptying the cart could overtake an undo that was pressed
  // before.
  const answer = await inOrder('cart', args.request.signal, () => changeInBrowser(args))
  await shopperLoaded()
  keepCartResult(answer.data)
  return answer
}
