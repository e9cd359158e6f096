import { nextPath } from '@klarsikt/core/identity'
import { href } from '@klarsikt/core/paths'

/** What leads to the log-in when it is done; the words of the query `klart`. */
const ARRIVALS = { 'new-password': 'losenord', 'logged-out': 'utloggad' } as const
export type LoginArrival = keyof typeof ARRIVALS

/** The log-in, which says what has just been done. */
export function arriveAtLogin(arrival: LoginArrival): string {
  return `${href('auth-login')}?klart=${ARRIVALS[arrival]}`
}

export interface LoginData {
  /** Where the log-in leads back to; empty for the account. */
  readonly next: string
  /** The secret of a letter that verifies an address. Opening the page does not use it up: programs open links too. */
  readonly verification: string | null
  readonly arrival: LoginArrival | null
}

/** What the address of the log-in page says. */
export function loadLogin(url: URL): LoginData {
  const done = url.searchParams.get('klart')
  return {
    next: nextPath(url.searchParams.get('next')) ?? '',
    verification: url.searchParams.get('verifiera'),
    arrival: (Object.keys(ARRIVALS) as LoginArrival[]).find((key) => ARRIVALS[key] === done) ?? null,
  }
}
