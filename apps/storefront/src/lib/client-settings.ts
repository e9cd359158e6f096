interface ClientSettings {
  /** Public key of the page's calls; it authorises nothing [API-002]. */
  readonly apiKey: string
  /** CSRF token of the session, once it is known. */
  readonly token?: string | undefined
}

let settings: ClientSettings = { apiKey: '' }

/** What the calls of this page are made with; apart from the client, whose code comes with the first call. */
export const clientSettings = (): ClientSettings => settings

/** Sets what the calls of this page are made with. */
export function configureBrowserClient(configured: ClientSettings): void {
  settings = configured
}

/** Takes the CSRF token of the session from wherever the page has learnt it. */
export function keepToken(token: string): void {
  settings = { ...settings, token }
}

let sessionChanges = 0

/** How often this page has changed its session: what was asked before a change says nothing of the session after it. */
export const sessionChangeCount = (): number => sessionChanges

/** Forgets the CSRF token of a session that has ended. */
export function forgetToken(): void {
  sessionChanges += 1
  settings = { apiKey: settings.apiKey }
}
