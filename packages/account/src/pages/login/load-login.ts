import type { ShopClient } from '@klarsikt/contract/client'
import { nextPath } from '@klarsikt/core/identity'
import { href } from '@klarsikt/core/paths'
import { outcomeOf } from '@klarsikt/forms'
import { type WhoIsHere, whoIsHere } from '../../session/who-is-here.js'

/** What leads to the log-in when it is done; the words of the query `klart`. */
const ARRIVALS = { 'new-password': 'losenord', 'logged-out': 'utloggad', erased: 'raderat' } as const
export type LoginArrival = keyof typeof ARRIVALS

/** The word of the query `bankid` with which the app leads back; anything else there is the secret of a letter. */
const RETURN = 'fortsatt'

/** The log-in, which says what has just been done and leads on to `next`. */
export function arriveAtLogin(arrival: LoginArrival, next?: string): string {
  const query = new URLSearchParams({ klart: ARRIVALS[arrival], ...(next !== undefined && { next }) })
  return `${href('auth-login')}?${query}`
}

export interface LoginData {
  /** Where the log-in leads back to; empty for the account. */
  readonly next: string
  /** The secret of a letter that verifies an address. Opening the page does not use it up: programs open links too. */
  readonly verification: string | null
  /** The secret of a letter that joins a BankID to an address. */
  readonly connection: string | null
  /** The secret of a letter that stops a change of the address. */
  readonly cancellation: string | null
  readonly arrival: LoginArrival | null
  readonly who: WhoIsHere
  /** Null where BankID is no login method. */
  readonly bankId: {
    /** Where the app is opened by a link; null for BankID's own address. */
    readonly appUrl: string | null
    /** The app has led back here: the order of the session goes on. */
    readonly returns: boolean
  } | null
}

/** What the address of the log-in page says, and which login methods there are. */
export async function loadLogin(
  client: Pick<ShopClient, 'getEid' | 'getCustomerDetails'>,
  url: URL,
): Promise<LoginData> {
  const done = url.searchParams.get('klart')
  const word = url.searchParams.get('bankid')
  // Without an answer one can log in by e-mail still.
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
