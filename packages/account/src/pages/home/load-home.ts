import type { ShopClient } from '@klarsikt/contract/client'
import { replyOrLogin } from '../../session/require-login.js'

export interface HomeData {
  readonly firstName: string
  readonly hasAddress: boolean
}

/** What the first page of the account says of its customer. */
export async function loadHome(client: ShopClient, { url }: { readonly url: URL }): Promise<HomeData> {
  const { data } = replyOrLogin(await client.getCustomerDetails(), url)
  return { firstName: data.firstName, hasAddress: data.street !== '' }
}
