import type { ShopClient } from '@klarsikt/contract/client'
import type { CartHandover } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

interface Asked {
  readonly url: URL
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Opens the cart of the link that a store sent. Another customer's cart gives a 403 page that says so. */
export async function loadCartHandover(client: ShopClient, { url, params }: Asked): Promise<CartHandover> {
  const { handoverId: id = '' } = params
  return replyOrLogin(await client.openCartHandover({ params: { id } }), url).data
}
