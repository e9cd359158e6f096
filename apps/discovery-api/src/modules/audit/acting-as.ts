import type { DiscoveryActor } from '@klarsikt/core/access'
import { createActing } from '@klarsikt/server/audit'

/** Who makes a change. `system` is the installation itself outside requests, such as a shop that feeds its own catalogue. */
export type AuditActor = DiscoveryActor | { readonly kind: 'system' }

export const { actAs, actingAs } = createActing<AuditActor>({ kind: 'system' })
