import { returnFromProvider } from '../../payment/return-from-provider.js'
import { checkoutOf, choose, submitToPage, type TestShop } from './shop.js'

/** Presses the buy button, pays at the provider and comes back: an order is placed. Answers the payment with its number. */
export async function pay(shop: TestShop, cartId: string) {
  const page = await submitToPage(shop, cartId)
  await choose(page.redirectUrl, 'approve')
  await comeBack(shop, cartId, page)
  return page
}

/** The customer is back from the provider's page. */
export function comeBack(
  shop: TestShop,
  cartId: string,
  { paymentId }: { readonly paymentId: string },
  outcome: 'success' | 'failure' | 'cancel' = 'success',
) {
  return returnFromProvider(shop.deps, checkoutOf(cartId), { paymentId, outcome })
}
