import type { Failure } from '@klarsikt/contract/client'
import type { SignatureBegun, SignatureState } from '@klarsikt/contract/shop/types'

/** The calls that sign one document by BankID. */
export interface SigningCalls {
  readonly begin: () => Promise<SignatureBegun | Failure>
  readonly collect: () => Promise<SignatureState | Failure>
  readonly cancel: () => Promise<unknown>
}
