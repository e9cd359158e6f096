import { nextPath } from '@klarsikt/core/identity'

export interface ResetPasswordData {
  /** The secret of the letter, or null for a user who asks for the letter. Opening the page does not use it up. */
  readonly token: string | null
  /** The path to go on to after the next log-in. An empty string means the account. */
  readonly next: string
}

/** Reads the secret and the path to go on to from the address. */
export function loadResetPassword(url: URL): ResetPasswordData {
  const { searchParams } = url
  return { token: searchParams.get('token') || null, next: nextPath(searchParams.get('next')) ?? '' }
}
