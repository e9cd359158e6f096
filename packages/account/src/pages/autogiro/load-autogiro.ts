import type { ShopClient } from '@klarsikt/contract/client'
import type { Autogiro } from '@klarsikt/contract/shop/types'
import { mandateStates } from '@klarsikt/core/autogiro'
import { replyOrLogin } from '../../session/require-login.js'

/** How the app of BankID names its return in the address. */
const RETURN = 'bankid'

export interface AutogiroData {
  readonly autogiro: Autogiro
  /** The app has led back to a signature under way. */
  readonly returns: boolean
}

/** The mandate of the customer, and what is drawn next. */
export async function loadAutogiro(client: ShopClient, { url }: { readonly url: URL }): Promise<AutogiroData> {
  const { data: autogiro } = replyOrLogin(await client.getAutogiro(), url)
  return { autogiro, returns: url.searchParams.has(RETURN) && !hasMandate(autogiro) }
}

/** A mandate that waits for the bank or is active: another one is not signed beside it. */
export function hasMandate({ mandate }: Autogiro): boolean {
  return mandate !== null && !mandateStates.isFinal(mandate.state)
}
