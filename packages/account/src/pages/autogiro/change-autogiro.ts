import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'

/** The result of ending a mandate. The page itself shows the new state of the mandate. */
export type AutogiroAnswer = { readonly step: 'revoked' } | { readonly step: 'failed'; readonly message: string }

/** Ends the mandate. This is the only form of the page with an action. */
export async function changeAutogiro(client: ShopClient): Promise<AutogiroAnswer> {
  const outcome = await outcomeOrLogin(client.revokeAutogiro(), encodedHref('account-autogiro'))
  return outcome.ok ? { step: 'revoked' } : { step: 'failed', message: outcome.message }
}
