import type { ShopClient } from '@klarsikt/contract/client'
import { nextPath } from '@klarsikt/core/identity'
import { href } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { type WhoIsHere, whoIsHere } from '@klarsikt/page-kit/session'

/** What the user did just before the log-in, with the value of the query parameter `klart`. */
const ARRIVALS = { 'new-password': 'losenord', 'logged-out': 'utloggad', erased: 'raderat' } as const
export type LoginArrival = keyof typeof ARRIVALS

/** The value of the query parameter `bankid` when the app leads back. Any other value is the secret of a letter. */
const RETURN = 'fortsatt'

/** Returns the path of the log-in page. The page confirms what was just done, and leads on to `next`. */
export function arriveAtLogin(arrival: LoginArrival, next?: string): string {
  const query = new URLSearchParams({ klart: ARRIVALS[arrival], ...(next !== undefined && { next }) })
  return `${href('auth-login')}?${query}`
}

export interface LoginData {
  /** The path to go on to after the log-in. An empty string means the account. */
  readonly next: string
  /**
   * The secret of a letter that verifies an address. Opening the page does not use it up, since mail programs open
   * links too.
   */
  readonly verification: string | null
  /** The secret of a letter that joins a BankID to an address. */
  readonly connection: string | null
  /** The secret of a letter that stops a change of the address. */
  readonly cancellation: string | null
  readonly arrival: LoginArrival | null
  readonly who: WhoIsHere
  /** Null where the shop does not offer BankID. */
  readonly bankId: {
    /** The address that opens the app, or null for BankID's own address. */
    readonly appUrl: string | null
    /** True when the app has led back here. The order of the session then goes on. */
    readonly returns: boolean
  } | null
}

/** Reads the address of the log-in page, and loads which login methods the shop offers and who is logged in. */
export async function loadLogin(
  client: Pick<ShopClient, 'getEid' | 'getCustomerDetails'>,
  url: URL,
): Promise<LoginData> {
  const done = url.searchParams.get('klart')
  const word = url.searchParams.get('bankid')
  // Without an answer about BankID, the log-in by e-mail still works.
  const [eid, who] = await Promise.all([outcomeOf(client.getEid()), whoIsHere(client)])
  const offered = eid.ok ? eid.value.data : null
  return {
    next: nextPath(url.searchParams.get('next')) ?? '',
    verification: url.searchParams.get('verifiera'),
    connection: word === RETURN ? null : word,
    cancellation: url.searchParams.get('stoppa'),
    who,
    arrival: (Object.keys(ARRIVALS) as LoginArrival[]).find((key) => ARRIVALS[key] === done) ?? null,
    bankId: offered && { ...offered, returns: word === RETURN },
  }
}
