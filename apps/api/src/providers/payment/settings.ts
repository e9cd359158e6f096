/** What providers are reached by, keyed by provider; null where one is not configured. */
export type ProviderSettings = {
  readonly klarna: { readonly url: string; readonly user: string; readonly password: string } | null
}
