import type { ShopClient } from '@klarsikt/contract/client'
import type { SavedGiftCard } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

/** The gift cards that the customer keeps, the latest first. */
export async function loadGiftCards(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<readonly SavedGiftCard[]> {
  return replyOrLogin(await client.getSavedGiftCards(), url).data
}
