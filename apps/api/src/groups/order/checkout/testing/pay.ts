import { returnFromProvider } from '../../../money/payment/return-from-provider.js'
import { checkoutOf, choose, submitToPage, type TestShop } from './shop.js'

/** Buys the cart: submits, pays at the provider and returns. Answers the payment and the order number. */
export async function pay(shop: TestShop, cartId: string) {
  const page = await submitToPage(shop, cartId)
  await choose(page.redirectUrl, 'approve')
  await comeBack(shop, cartId, page)
  return page
}

/** The customer returns from the provider's page. */
export function comeBack(
  shop: TestShop,
  cartId: string,
  { paymentId }: { readonly paymentId: string },
  outcome: 'success' | 'failure' | 'cancel' = 'success',
) {
  return returnFromProvider(shop.deps, checkoutOf(cartId), { paymentId, outcome })
}
