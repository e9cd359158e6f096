import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { forget, recall, remember } from './session-memory.js'

const KEY = 'checkout-attempt'

interface Attempt {
  readonly key: string
  readonly bought: string
}

/**
 * Returns the idempotency key of this purchase. It stays the same through double presses, reloads and lost answers. It
 * changes only when the goods, the price, or the saved card that pays have changed.
 */
export function attemptKey(checkout: CheckoutState, savedCard?: string): string {
  const bought = JSON.stringify([
    checkout.cart.items.map(({ lineId, quantity }) => [lineId, quantity]),
    checkout.totals.total,
    checkout.totals.toPay,
    savedCard,
  ])
  const known = recall(KEY)
  if (isAttempt(known) && known.bought === bought) return known.key
  const key = newKey()
  remember(KEY, { key, bought } satisfies Attempt)
  return key
}

/** Forgets the key after the purchase became an order. */
export function endAttempt(): void {
  forget(KEY)
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
}

/** Returns 32 hex digits. `randomUUID` needs a secure context, which a phone on the local network does not have. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
