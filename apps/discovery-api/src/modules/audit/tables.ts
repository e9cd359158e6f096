import { bigint, index, text } from 'drizzle-orm/pg-core'
import { discovery, instant } from '../../database/columns.js'
import type { AuditActor } from './acting-as.js'
import type { AuditAction } from './audit-action.js'

/** Who changed what and when, by ids only. Rows are added in the transaction of the change and never changed. */
export const audit = discovery.table(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').$type<AuditActor['kind']>().notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    tenant: text('tenant').notNull(),
    /** Null for a change of the tenant itself. */
    market: text('market'),
    /** Id of the request as in the log; null outside requests. */
    requestId: text('request_id'),
  },
  (table) => [index('audit_tenant').on(table.tenant, table.id), index('audit_at').on(table.at)],
)
