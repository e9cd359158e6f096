import { stockholmDate } from '../calendar/index.js'
import { defineStates, type StateOf } from '../lib/states.js'

export const SAVED_PAYMENTS_MAX = 5

/**
 * States of a saved means of payment: `saving` while the customer is at the provider, `active` once saved there. A
 * removed one disappears at once, and is `removed` when the provider has confirmed.
 */
export const savedPaymentStates = defineStates({
  saving: { save: 'active' },
  active: { fail: 'unusable', remove: 'removing' },
  unusable: { remove: 'removing' },
  removing: { revoke: 'removed' },
  removed: {},
})
export type SavedPaymentState = StateOf<typeof savedPaymentStates>

/** Tells whether the customer has not approved it yet. */
export function isSaving(state: SavedPaymentState): boolean {
  return state === savedPaymentStates.initial
}

/** Tells whether the last month to charge it (`2029-11`) has passed. Null is unknown and never expires. */
export function hasMeansExpired(expires: string | null, now: Date): boolean {
  return expires !== null && stockholmDate(now).slice(0, 7) > expires
}

/** Tells whether it may be charged. */
export function isChargeable(
  { state, expires }: { readonly state: SavedPaymentState; readonly expires: string | null },
  now: Date,
): boolean {
  return state === savedPaymentStates.to('save') && !hasMeansExpired(expires, now)
}

/** Returns the text by which the customer recognises it: `VISA •••• 4242`; null if nothing is known. */
export function maskedMeans({
  brand,
  lastDigits,
}: {
  readonly brand: string | null
  readonly lastDigits: string | null
}): string | null {
  const digits = lastDigits === null ? null : `•••• ${lastDigits}`
  return [brand, digits].filter((part) => part !== null).join(' ') || null
}

type ShownMeans = { readonly brand: string | null; readonly lastDigits: string | null; readonly expires: string | null }

/**
 * Tells whether two are the same card by brand, last digits and expiry. Without digits or expiry they count as
 * different.
 */
export function isSameMeans(one: ShownMeans, other: ShownMeans): boolean {
  if (one.lastDigits === null || one.expires === null) return false
  return one.brand === other.brand && one.lastDigits === other.lastDigits && one.expires === other.expires
}
