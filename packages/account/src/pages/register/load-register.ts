import type { ShopClient } from '@klarsikt/contract/client'
import { nextPath } from '@klarsikt/core/identity'
import { type WhoIsHere, whoIsHere } from '../../session/who-is-here.js'

export interface RegisterData {
  /** Where the first log-in leads; empty for the account. */
  readonly next: string
  readonly who: WhoIsHere
}

/** What the address of the page says, and whether one has an account already. */
export async function loadRegister(client: Pick<ShopClient, 'getCustomerDetails'>, url: URL): Promise<RegisterData> {
  return { next: nextPath(url.searchParams.get('next')) ?? '', who: await whoIsHere(client) }
}
