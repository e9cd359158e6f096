import { stockholmDate } from '../calendar/index.js'
import { defineStates, type StateOf } from '../lib/states.js'

/** Most means of payment that a customer has saved at a time. */
export const SAVED_PAYMENTS_MAX = 5

/**
 * Life of a saved means of payment: begun when the customer goes to the provider's page, active when the provider has saved it.
 * A removed one is gone for the customer at once, and for the provider when it has answered.
 */
export const savedPaymentStates = defineStates({
  saving: { save: 'active' },
  active: { fail: 'unusable', remove: 'removing' },
  unusable: { remove: 'removing' },
  removing: { revoke: 'removed' },
  removed: {},
})
export type SavedPaymentState = StateOf<typeof savedPaymentStates>

/** Is the customer still to approve it? */
export function isSaving(state: SavedPaymentState): boolean {
  return state === savedPaymentStates.initial
}

/** Has the last month passed in which it can be charged, such as `2029-11`? Null is none that is known. */
export function hasMeansExpired(expires: string | null, now: Date): boolean {
  return expires !== null && stockholmDate(now).slice(0, 7) > expires
}

/** May it be charged? */
export function isChargeable(
  { state, expires }: { readonly state: SavedPaymentState; readonly expires: string | null },
  now: Date,
): boolean {
  return state === savedPaymentStates.to('save') && !hasMeansExpired(expires, now)
}

/** What the customer knows it by: `VISA •••• 4242`; null where the provider has not said. */
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

/** What a customer knows a saved means of payment by. */
type ShownMeans = { readonly brand: string | null; readonly lastDigits: string | null; readonly expires: string | null }

/** Is it the same card saved once more? What the provider has said too little of is never the same. */
export function isSameMeans(one: ShownMeans, other: ShownMeans): boolean {
  if (one.lastDigits === null || one.expires === null) return false
  return one.brand === other.brand && one.lastDigits === other.lastDigits && one.expires === other.expires
}
