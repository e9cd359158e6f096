import { nextPath } from '@klarsikt/core/identity'

export interface LoginData {
  /** Where the log-in leads back to; empty for the account. */
  readonly next: string
  /** The secret of a letter that verifies an address. Opening the page does not use it up: programs open links too. */
  readonly verification: string | null
}

/** What the address of the log-in page says. */
export function loadLogin(url: URL): LoginData {
  return {
    next: nextPath(url.searchParams.get('next')) ?? '',
    verification: url.searchParams.get('verifiera'),
  }
}
