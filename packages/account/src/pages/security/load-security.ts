import type { ShopClient } from '@klarsikt/contract/client'
import type { LoginSession } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '../../session/require-login.js'

export interface SecurityData {
  readonly email: string
  /** What a new password should not be made of. */
  readonly personal: readonly string[]
  readonly devices: readonly LoginSession[]
}

/** What guards the account: its address and the devices it is open on. */
export async function loadSecurity(client: ShopClient, { url }: { readonly url: URL }): Promise<SecurityData> {
  const [details, sessions] = await Promise.all([client.getCustomerDetails(), client.getLoginSessions()])
  const { email, firstName, lastName } = replyOrLogin(details, url).data
  return { email, personal: [email, firstName, lastName], devices: replyOrLogin(sessions, url).data }
}
