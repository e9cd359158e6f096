import type { ShopClient } from '@klarsikt/contract/client'
import type { CheckoutState } from '@klarsikt/contract/shop/types'
import { CHECKOUT_STEPS, type CheckoutStep, isCheckoutStep } from '@klarsikt/core/checkout'
import { replyOrThrow } from '../../lib/loading.js'
import { type PickUpStore, pickUpStores } from './pick-up-stores.js'

/** How a payment ended that brings the shopper back; the words of the query `betalning`. */
export const PAYMENT_ENDS = { declined: 'nekad', cancelled: 'avbruten' } as const
export type PaymentEnd = keyof typeof PAYMENT_ENDS

export interface CheckoutData {
  readonly checkout: CheckoutState
  readonly stores: readonly PickUpStore[]
  readonly ended: PaymentEnd | null
  /** A finished step that is to be changed. */
  readonly editing: CheckoutStep | null
  /** Key of an attempt without script. */
  readonly attempt: string
}

/** Everything the checkout page shows. */
export async function loadCheckout(client: ShopClient, url: URL): Promise<CheckoutData> {
  const checkout = replyOrThrow(await client.getCheckout()).data
  // Without its stores the checkout still works for everything that is sent.
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

/** A step that is done may be opened again; none may be skipped. */
export function mayEdit(step: CheckoutStep, next: CheckoutStep): boolean {
  return CHECKOUT_STEPS.indexOf(step) < CHECKOUT_STEPS.indexOf(next)
}
