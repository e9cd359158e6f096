import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { forget, recall, remember } from './session-memory.js'

const KEY = 'checkout-attempt'

interface Attempt {
  readonly key: string
  readonly bought: string
}

/**
 * The idempotency key of this purchase. It stays through double presses, reloads and lost answers, and is renewed only
 * when what is bought, what it costs, or the saved card that pays, has changed.
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

/** The purchase is an order now; the next one is another. */
export function endAttempt(): void {
  forget(KEY)
}

function isAttempt(value: unknown): value is Attempt {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'
}

/** 32 hex digits; randomUUID would need a secure context, which a phone on the local network has not. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
