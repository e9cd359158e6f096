import type { ShopClient } from '@klarsikt/contract/client'
import type { AccountSize, CustomerDetails } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

export interface DetailsData {
  readonly details: CustomerDetails
  readonly ownSize: AccountSize
}

/** Loads what the shop knows about the customer [ACCT-001] and the frame size that they have saved. */
export async function loadDetails(client: ShopClient, { url }: { readonly url: URL }): Promise<DetailsData> {
  const [details, ownSize] = await Promise.all([client.getCustomerDetails(), client.getOwnSize()])
  return { details: replyOrLogin(details, url).data, ownSize: replyOrLogin(ownSize, url).data }
}
