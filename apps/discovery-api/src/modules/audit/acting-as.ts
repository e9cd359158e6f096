import type { DiscoveryActor } from '@klarsikt/core/access'
import { createActing } from '@klarsikt/server/audit'

/** Who changes what the service holds; outside requests that is the installation, such as a shop that feeds itself. */
export type AuditActor = DiscoveryActor | { readonly kind: 'system' }

export const { actAs, actingAs } = createActing<AuditActor>({ kind: 'system' })
