import type { ShopClient } from '@klarsikt/contract/client'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

/** The invoices of the customer, the newest first. */
export async function loadFinance(client: ShopClient, { url }: { readonly url: URL }): Promise<readonly Invoice[]> {
  return replyOrLogin(await client.listInvoices(), url).data
}
