import { nextPath } from '@klarsikt/core/identity'

export interface ResetPasswordData {
  /** The secret of the letter; null for who asks for one. Opening the page does not use it up. */
  readonly token: string | null
  /** Where the log-in leads that follows; empty for the account. */
  readonly next: string
}

/** What the address of the page says. */
export function loadResetPassword(url: URL): ResetPasswordData {
  const { searchParams } = url
  return { token: searchParams.get('token') || null, next: nextPath(searchParams.get('next')) ?? '' }
}
