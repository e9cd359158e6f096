import type { Executor } from '@klarsikt/server/database'
import { actingAs } from './acting-as.js'
import type { AuditAction } from './audit-action.js'
import { audit as table } from './tables.js'

export type AuditPlace = { readonly tenant: string; readonly market: string | null }

/** Records who makes a change, in the transaction of that change. */
export async function audit({ orm }: Executor, at: Date, action: AuditAction, place: AuditPlace): Promise<void> {
  const { actor, requestId } = actingAs()
  const { tenant, market } = place
  await orm.insert(table).values({ at, actorKind: actor.kind, action, tenant, market, requestId })
}
