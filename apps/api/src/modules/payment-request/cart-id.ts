const PREFIX = 'request:'

/** The place of a cart in a submission that pays a request: so a request has one open payment, as a cart has. */
export function requestCart(requestId: string): string {
  return PREFIX + requestId
}

/** The request that a submission pays, or null for a cart; the ids of carts have no colon. */
export function requestOfCart(cartId: string): string | null {
  return cartId.startsWith(PREFIX) ? cartId.slice(PREFIX.length) : null
}
