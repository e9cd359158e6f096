import type { ShopClient } from '@klarsikt/contract/client'
import type { SigningCalls } from '../../signing/signing-calls.js'

export type AutogiroClient = Pick<ShopClient, 'signAutogiro' | 'collectAutogiro' | 'cancelAutogiroSigning'>

/** An account as it is typed. */
export interface TypedAccount {
  readonly clearing: string
  readonly number: string
}

/** How the mandate of a typed account is signed. */
export function signingCalls(client: AutogiroClient, body: TypedAccount): SigningCalls {
  return {
    begin: () => client.signAutogiro({ body }),
    collect: () => client.collectAutogiro({ body: {} }),
    cancel: () => client.cancelAutogiroSigning(),
  }
}
