import { statement } from '@klarsikt/server/database'
import type { audit } from './tables.js'

type Row = typeof audit.$inferSelect

/** Inserts one actor's changes in the given order. */
export const insertChanges = statement<
  [
    at: Date,
    actorKind: Row['actorKind'],
    actorId: Row['actorId'],
    requestId: Row['requestId'],
    actions: readonly Row['action'][],
    subjects: readonly Row['subjectType'][],
    ids: readonly Row['subjectId'][],
  ]
>(
  'audit-insert',
  `insert into audit (at, actor_kind, actor_id, request_id, action, subject_type, subject_id)
   select $1, $2, $3, $4, change.action, change.subject, change.id
   from unnest($5::text[], $6::text[], $7::text[]) with ordinality as change (action, subject, id, place) order by place`,
)
