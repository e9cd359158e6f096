import type { ShopClient } from '@klarsikt/contract/client'
import type { LoginSession, Passkey } from '@klarsikt/contract/shop/types'
import { replyOrLogin } from '@klarsikt/page-kit/session'

export interface SecurityData {
  readonly customerNumber: string
  readonly email: string
  /** The customer's names and address, which a new password should not contain. */
  readonly personal: readonly string[]
  readonly devices: readonly LoginSession[]
  readonly passkeys: readonly Passkey[]
}

/** Loads the customer's address, the devices where they are logged in, and their passkeys. */
export async function loadSecurity(client: ShopClient, { url }: { readonly url: URL }): Promise<SecurityData> {
  const [details, sessions, passkeys] = await Promise.all([
    client.getCustomerDetails(),
    client.getLoginSessions(),
    client.getPasskeys(),
  ])
  const { customerNumber, email, firstName, lastName } = replyOrLogin(details, url).data
  return {
    customerNumber,
    email,
    personal: [email, firstName, lastName],
    devices: replyOrLogin(sessions, url).data,
    passkeys: replyOrLogin(passkeys, url).data,
  }
}
