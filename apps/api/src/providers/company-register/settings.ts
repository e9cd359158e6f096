/** How the shop reaches the register of companies. */
export type CompanyRegisterSettings = {
  /** Base URL with version, such as `https://gw.api.bolagsverket.se/vardefulla-datamangder/v1`. */
  readonly url: string
  /** The address of the token server, such as `https://portal.api.bolagsverket.se/oauth2/token`. */
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** Longest wait for one answer, in ms. */
  readonly timeoutMs?: number
}
