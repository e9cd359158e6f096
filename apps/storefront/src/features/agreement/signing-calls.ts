import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import { BOX_TICKED } from '@klarsikt/core/agreement'
import { type SigningCalls } from '@klarsikt/page-kit/signing'

export type SigningClient = Pick<ShopClient, 'signAgreement' | 'collectAgreement' | 'cancelAgreementSigning'>

/** Returns the calls that sign an agreement by BankID. */
export function signingCalls(client: SigningClient, id: string): SigningCalls {
  const params = { id }
  return {
    begin: async () => {
      const begun = await client.signAgreement({ params, body: { method: 'bankid', authority: BOX_TICKED } })
      if (isFailure(begun) || begun.method === 'bankid') return begun
      throw new Error('A letter was sent instead of a signature by BankID')
    },
    collect: () => client.collectAgreement({ params, body: {} }),
    cancel: () => client.cancelAgreementSigning({ params, body: {} }),
  }
}
