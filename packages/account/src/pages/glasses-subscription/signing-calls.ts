import type { ShopClient } from '@klarsikt/contract/client'
import { type SigningCalls } from '@klarsikt/page-kit/signing'

export type SigningClient = Pick<ShopClient, 'signLifestyle' | 'collectLifestyle' | 'cancelLifestyleSigning'>

/** Returns the calls that sign the agreement of a subscription with BankID. */
export function signingCalls(client: SigningClient, id: string): SigningCalls {
  const params = { id }
  return {
    begin: () => client.signLifestyle({ params, body: {} }),
    collect: () => client.collectLifestyle({ params, body: {} }),
    cancel: () => client.cancelLifestyleSigning({ params }),
  }
}
