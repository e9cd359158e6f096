import type { StaffRole } from '@klarsikt/core/access'
import type { ConsentGroup } from '@klarsikt/core/consent'

/** Who is asking. The token itself is known to the cookie only. */
export type Session = {
  readonly digest: string
  /** Also the shopper id. */
  readonly cartId: string
  /** The value the header `CSRF-TOKEN` must have; bound to this session and no credential by itself. */
  readonly csrfToken: string
  /** What it was by the secrets before, for pages that were loaded before the secret changed. */
  readonly earlierCsrfTokens: readonly string[]
  readonly customerId: string | null
  readonly managerId: string | null
  /** Null for a visitor. */
  readonly authenticatedAt: Date | null
  /** A customer whose log-in stopped at the account terms, while it can go on. */
  readonly pendingCustomerId: string | null
  /** The store that is logged in, by whom, with the role that they have now. */
  readonly store: {
    readonly id: number
    readonly employeeNumber: string
    readonly name: string
    readonly role: StaffRole
  } | null
  readonly consent: {
    readonly groups: readonly ConsentGroup[]
    readonly version: number
    readonly decidedAt: Date
  } | null
}
