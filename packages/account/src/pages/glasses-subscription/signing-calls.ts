import type { ShopClient } from '@klarsikt/contract/client'
import { type SigningCalls } from '@klarsikt/page-kit/signing'

export type SigningClient = Pick<
  ShopClient,
  'signGlassesSubscription' | 'collectGlassesSubscription' | 'cancelGlassesSubscriptionSigning'
>

/** Returns the calls that sign the agreement of a subscription with BankID. */
export function signingCalls(client: SigningClient, id: string): SigningCalls {
  const params = { id }
  return {
    begin: () => client.signGlassesSubscription({ params, body: {} }),
    collect: () => client.collectGlassesSubscription({ params, body: {} }),
    cancel: () => client.cancelGlassesSubscriptionSigning({ params }),
  }
}
