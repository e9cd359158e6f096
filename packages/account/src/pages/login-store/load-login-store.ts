import { nextPath } from '@klarsikt/core/identity'

export interface LoginStoreData {
  /** The path to go on to after the log-in. An empty string means the first page for staff. */
  readonly next: string
}

/** Reads the path to go on to from the address. A path outside the shop is ignored. */
export function loadLoginStore(url: URL): LoginStoreData {
  return { next: nextPath(url.searchParams.get('next')) ?? '' }
}
