import { stockholmDate } from '../calendar/index.js'
import { defineStates, type StateOf } from '../lib/states.js'

/** Most means of payment that a customer can have saved. */
export const SAVED_PAYMENTS_MAX = 5

/**
 * States of a saved means of payment. It is `saving` while the customer is on the provider's page, and `active` once
 * the provider has saved it. A removed one disappears for the customer at once, and is `removed` when the provider has
 * confirmed.
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

/**
 * Tells whether the last month in which it can be charged (`2029-11`) has passed. Null means unknown, which never
 * expires.
 */
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

/**
 * Returns the text by which the customer recognises it: `VISA •••• 4242`. Null if the provider has sent neither part.
 */
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

/** Tells whether two are the same card. If the provider has sent too little about one, they are not. */
export function isSameMeans(one: ShownMeans, other: ShownMeans): boolean {
  if (one.lastDigits === null || one.expires === null) return false
  return one.brand === other.brand && one.lastDigits === other.lastDigits && one.expires === other.expires
}
