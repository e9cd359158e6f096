import type { ShopClient } from '@klarsikt/contract/client'
import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { CHECKOUT_STEPS, type CheckoutStep, isCheckoutStep } from '@klarsikt/core/checkout'
import { replyOrThrow } from '../../lib/loading.js'
import { type PickUpStore, pickUpStores } from './pick-up-stores.js'

/** Ends of a payment that lead the shopper back, with the value of the query parameter `betalning`. */
export const PAYMENT_ENDS = { declined: 'nekad', cancelled: 'avbruten' } as const
export type PaymentEnd = keyof typeof PAYMENT_ENDS

export interface CheckoutData {
  readonly checkout: CheckoutState
  readonly stores: readonly PickUpStore[]
  readonly ended: PaymentEnd | null
  /** A finished step that the customer wants to change. */
  readonly editing: CheckoutStep | null
  /** The idempotency key for a purchase without scripts. */
  readonly attempt: string
}

export async function loadCheckout(client: ShopClient, url: URL): Promise<CheckoutData> {
  const checkout = replyOrThrow(await client.getCheckout()).data
  // If the stores cannot be loaded, the customer can still have the goods sent.
  const stores = await pickUpStores(client).catch(() => null)
  const ended = url.searchParams.get('betalning')
  const requestedStep = url.searchParams.get('steg')
  return {
    checkout,
    stores: stores ?? [],
    ended: (Object.keys(PAYMENT_ENDS) as PaymentEnd[]).find((key) => PAYMENT_ENDS[key] === ended) ?? null,
    editing: isCheckoutStep(requestedStep) && mayEdit(requestedStep, checkout.step) ? requestedStep : null,
    attempt: crypto.randomUUID(),
  }
}

/** Returns whether a step may be opened again. A finished step may, but no step may be skipped. */
export function mayEdit(step: CheckoutStep, next: CheckoutStep): boolean {
  return CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(next)
}
