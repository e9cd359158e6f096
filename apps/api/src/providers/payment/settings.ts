/** How the shop reaches each payment provider; null when it is not configured. */
export type ProviderSettings = {
  readonly klarna: { readonly url: string; readonly user: string; readonly password: string } | null
}
