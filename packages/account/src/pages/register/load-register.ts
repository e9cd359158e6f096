import { nextPath } from '@klarsikt/core/identity'

export interface RegisterData {
  /** Where the first log-in leads; empty for the account. */
  readonly next: string
}

/** What the address of the page says. */
export function loadRegister(url: URL): RegisterData {
  return { next: nextPath(url.searchParams.get('next')) ?? '' }
}
