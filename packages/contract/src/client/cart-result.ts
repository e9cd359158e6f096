import type { CartHead, CheckoutConfig } from '../shop/types.js'

/** The parts of a cart call's answer that the page's cart state uses [API-009]. */
export type CartResult = {
  readonly cartHead: CartHead
  readonly checkoutConfig: CheckoutConfig | null
  readonly show: boolean
}

/** Reads an answer of a cart call. Returns false if `cartHead` is missing [API-010]. */
export function cartResult(answer: unknown): CartResult | false {
  if (typeof answer !== 'object' || answer === null) return false
  const { cartHead, checkoutConfig, show } = answer as Partial<CartResult>
  if (!cartHead) return false
  return { cartHead, checkoutConfig: checkoutConfig ?? null, show: show === true }
}
