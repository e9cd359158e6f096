interface ClientSettings {
  /** The public key of the page's calls. It authorises nothing [API-002]. */
  readonly apiKey: string
  /** The CSRF token of the session, once it is known. */
  readonly token?: string | undefined
}

let settings: ClientSettings = { apiKey: '' }

/**
 * Returns the settings of this page's calls. They are separate from the client, whose code is loaded with the first
 * call.
 */
export const clientSettings = (): ClientSettings => settings

export function configureBrowserClient(configured: ClientSettings): void {
  settings = configured
}

export function keepToken(token: string): void {
  settings = { ...settings, token }
}

let sessionChanges = 0

/**
 * Returns how often this page has changed its session. An answer from before a change does not belong to the new
 * session.
 */
export const sessionChangeCount = (): number => sessionChanges

/** Forgets the CSRF token of a session that has ended. */
export function forgetToken(): void {
  sessionChanges += 1
  settings = { apiKey: settings.apiKey }
}
