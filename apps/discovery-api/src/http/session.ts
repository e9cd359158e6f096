import type { Tenant } from '../modules/tenant/tenants.js'

/** Who is signed in to the console. */
export type Session = {
  readonly tenant: Tenant
  /** Value that must come back in the header of every call that changes or computes. */
  readonly token: string
  readonly endsAt: Date
}
