import type { ActorKind } from '@klarsikt/core/access'
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Who changed what and when. It contains only ids and names of actions, never personal data. Rows are added in the
 * transaction of the change and never changed.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorKind: text('actor_kind').$type<ActorKind>().notNull(),
    actorId: text('actor_id'),
    /** A resource and what was done to it, such as `order.cancelled`. */
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The id of the request in the log; null for work outside requests. */
    requestId: text('request_id'),
  },
  (table) => [
    index('audit_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_actor').on(table.actorKind, table.actorId, table.id),
    index('audit_at').on(table.at),
  ],
)
