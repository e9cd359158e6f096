import { nextPath } from '@klarsikt/core/identity'

export interface LoginStoreData {
  /** Where the log-in leads back to; empty for the first page of the staff. */
  readonly next: string
}

/** What the address of the page says. */
export function loadLoginStore(url: URL): LoginStoreData {
  return { next: nextPath(url.searchParams.get('next')) ?? '' }
}
