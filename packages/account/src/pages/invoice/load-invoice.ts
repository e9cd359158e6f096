import type { ShopClient } from '@klarsikt/contract/client'
import type { Invoice } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

interface Requested {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** One invoice of the customer; that of another is a 404 page. */
export async function loadInvoice(client: ShopClient, { url, params }: Requested): Promise<Invoice> {
  const { id = '', subId = '' } = params
  return replyOrLogin(await client.getInvoice({ params: { id, subId } }), url).data
}
