import type { StaffRole } from '@klarsikt/core/access'
import type { ConsentGroup } from '@klarsikt/core/consent'

/** A session. Only the cookie contains its token. */
export type Session = {
  readonly digest: string
  /** The id of the cart, which is also the shopper's id. */
  readonly cartId: string
  /** The required value of the header `CSRF-TOKEN`. It is bound to this session and gives no access by itself. */
  readonly csrfToken: string
  /** Its values under earlier keys, for pages that were loaded before a change of the key. */
  readonly earlierCsrfTokens: readonly string[]
  readonly customerId: string | null
  readonly managerId: string | null
  /** Null for a visitor. */
  readonly authenticatedAt: Date | null
  /** A customer whose log-in waits for the account terms. */
  readonly pendingCustomerId: string | null
  /** The store that is logged in, with the employee and their present role. */
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
