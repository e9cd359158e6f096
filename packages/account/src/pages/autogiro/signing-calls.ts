import type { ShopClient } from '@klarsikt/contract/client'
import { type SigningCalls } from '@klarsikt/page-kit/signing'

export type AutogiroClient = Pick<ShopClient, 'signAutogiro' | 'collectAutogiro' | 'cancelAutogiroSigning'>

/** A bank account as the customer typed it, not yet checked. */
export interface TypedAccount {
  readonly clearing: string
  readonly number: string
}

/** Returns the calls that sign the mandate of the typed account with BankID. */
export function signingCalls(client: AutogiroClient, body: TypedAccount): SigningCalls {
  return {
    begin: () => client.signAutogiro({ body }),
    collect: () => client.collectAutogiro({ body: {} }),
    cancel: () => client.cancelAutogiroSigning(),
  }
}
