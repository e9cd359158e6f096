import type { ShopClient } from '@klarsikt/contract/client'
import type { CustomerDetails } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

/** What the shop knows about the customer [ACCT-001]. */
export async function loadDetails(client: ShopClient, { url }: { readonly url: URL }): Promise<CustomerDetails> {
  return replyOrLogin(await client.getCustomerDetails(), url).data
}
