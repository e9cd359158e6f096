import type { Tenant } from '../modules/tenant/tenants.js'

export type Session = {
  readonly tenant: Tenant
  /** Value that every call that changes or computes must repeat in a header. */
  readonly token: string
  readonly endsAt: Date
}
