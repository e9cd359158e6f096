export interface ResetPasswordData {
  /** The secret of the letter; null for who asks for one. Opening the page does not use it up. */
  readonly token: string | null
}

/** What the address of the page says. */
export function loadResetPassword(url: URL): ResetPasswordData {
  return { token: url.searchParams.get('token') || null }
}
