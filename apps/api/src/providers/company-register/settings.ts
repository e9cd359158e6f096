/** How the register of companies is reached. */
export type CompanyRegisterSettings = {
  /** Base URL with its version, such as `https://gw.api.bolagsverket.se/vardefulla-datamangder/v1`. */
  readonly url: string
  /** Where tokens are fetched, such as `https://portal.api.bolagsverket.se/oauth2/token`. */
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Longest wait for one answer, milliseconds. */
  readonly timeoutMs?: number
}
