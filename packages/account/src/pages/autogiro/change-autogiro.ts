import type { ShopClient } from '@klarsikt/contract/client'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '../../session/outcome-or-login.js'

/** What came of the end of a mandate; the page itself shows how it stands. */
export type AutogiroAnswer = { readonly step: 'revoked' } | { readonly step: 'failed'; readonly message: string }

/** Ends the mandate: the one form of the page that is sent. */
export async function changeAutogiro(client: ShopClient): Promise<AutogiroAnswer> {
  const outcome = await outcomeOrLogin(client.revokeAutogiro(), encodedHref('account-autogiro'))
  return outcome.ok ? { step: 'revoked' } : { step: 'failed', message: outcome.message }
}
