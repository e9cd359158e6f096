import type { ConsentGroup } from '@klarsikt/core/consent'

/** Who is asking. The token itself is known to the cookie only. */
export type Session = {
  readonly digest: string
  /** Also the shopper id. */
  readonly cartId: string
  /** What the header `CSRF-TOKEN` must say; bound to this session and no credential by itself (decisions A1). */
  readonly csrfToken: string
  /** What it was by the secrets before, for pages that were loaded before the secret changed. */
  readonly earlierCsrfTokens: readonly string[]
  readonly customerId: string | null
  readonly isStore: boolean
  /** Name of the store that is logged in. */
  readonly storeName: string | null
  readonly consent: {
    readonly groups: readonly ConsentGroup[]
    readonly version: number
    readonly decidedAt: Date
  } | null
}
