import type { ShopClient } from '@klarsikt/contract/client'
import type { Autogiro } from '@klarsikt/contract/shop/types'
import { mandateStates } from '@klarsikt/core/autogiro'
import { replyOrLogin } from '@klarsikt/page-kit/session'

/** The query parameter that the BankID app adds when it leads back. */
const RETURN = 'bankid'

export interface AutogiroData {
  readonly autogiro: Autogiro
  /** True when the BankID app has led back to a signature in progress. */
  readonly returns: boolean
}

/** Loads the customer's mandate and the next debit. Redirects to the log-in where nobody is logged in. */
export async function loadAutogiro(client: ShopClient, { url }: { readonly url: URL }): Promise<AutogiroData> {
  const { data: autogiro } = replyOrLogin(await client.getAutogiro(), url)
  return { autogiro, returns: url.searchParams.has(RETURN) && !hasMandate(autogiro) }
}

/** Returns whether a mandate is active or waits for the bank. A second mandate cannot be signed beside it. */
export function hasMandate({ mandate }: Autogiro): boolean {
  return mandate !== null && !mandateStates.isFinal(mandate.state)
}
