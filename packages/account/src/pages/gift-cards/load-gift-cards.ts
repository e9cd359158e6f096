import type { ShopClient } from '@klarsikt/contract/client'
import type { SavedGiftCard } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

/** Loads the gift cards that the customer has saved, the latest first. */
export async function loadGiftCards(
  client: ShopClient,
  { url }: { readonly url: URL },
): Promise<readonly SavedGiftCard[]> {
  return replyOrLogin(await client.getSavedGiftCards(), url).data
}
