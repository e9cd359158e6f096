import type { ShopClient } from '@klarsikt/contract/client'
import { nextPath } from '@klarsikt/core/identity'
import { type WhoIsHere, whoIsHere } from '@klarsikt/page-kit/session'

export interface RegisterData {
  /** The path to go on to after the first log-in. An empty string means the account. */
  readonly next: string
  readonly who: WhoIsHere
}

/** Reads the address of the page, and loads whether the user is logged in already. */
export async function loadRegister(client: Pick<ShopClient, 'getCustomerDetails'>, url: URL): Promise<RegisterData> {
  return { next: nextPath(url.searchParams.get('next')) ?? '', who: await whoIsHere(client) }
}
