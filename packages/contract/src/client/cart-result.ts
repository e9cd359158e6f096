import type { CartHead, CheckoutConfig } from '../shop/types.js'

/** What the cart state takes from an answer of the cart calls [API-009]. */
export type CartResult = {
  readonly cartHead: CartHead
  readonly checkoutConfig: CheckoutConfig | null
  readonly show: boolean
}

/** Reads `cartHead` and `checkoutConfig`; false when `cartHead` is missing [API-010]. */
export function cartResult(answer: unknown): CartResult | false {
  if (typeof answer !== 'object' || answer === null) return false
  const { cartHead, checkoutConfig, show } = answer as Partial<CartResult>
  if (!cartHead) return false
  return { cartHead, checkoutConfig: checkoutConfig ?? null, show: show === true }
}
