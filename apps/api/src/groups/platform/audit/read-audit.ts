import { type ActorKind } from '@klarsikt/core/access'
import type { Executor } from '@klarsikt/server/database'
import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { audit } from './tables.js'

export type AuditRow = typeof audit.$inferSelect

/** A filter names a kind, or a kind and an id after a slash, such as `order/10000012`. */
export type AuditFilter = {
  readonly subject?: string | undefined
  readonly actor?: string | undefined
  readonly since?: Date | undefined
  readonly limit: number
}

/** The newest changes that match every filter. */
export function readAudit({ orm }: Executor, { subject, actor, since, limit }: AuditFilter): Promise<AuditRow[]> {
  const [subjectType, subjectId] = kindAndId(subject)
  const [actorKind, actorId] = kindAndId(actor)
  return orm
    .select()
    .from(audit)
    .where(
      and(
        subjectType ? eq(audit.subjectType, subjectType) : undefined,
        subjectId ? eq(audit.subjectId, subjectId) : undefined,
        actorKind ? eq(audit.actorKind, actorKind as ActorKind) : undefined,
        actorId ? eq(audit.actorId, actorId) : undefined,
        since ? gte(audit.at, since) : undefined,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(limit)
}

/** Finds the newest audit row of a subject with one of the given actions. Returns null when the subject has none. */
export async function readLastChange(
  { orm }: Executor,
  subject: { readonly type: string; readonly id: string },
  actions: readonly string[],
): Promise<AuditRow | null> {
  const [last] = await orm
    .select()
    .from(audit)
    .where(
      and(eq(audit.subjectType, subject.type), eq(audit.subjectId, subject.id), inArray(audit.action, [...actions])),
    )
    .orderBy(desc(audit.id))
    .limit(1)
  return last ?? null
}

function kindAndId(text: string | undefined): (string | undefined)[] {
  const [, kind, id] = /^([^/]+)(?:\/(.+))?$/.exec(text ?? '') ?? []
  return [kind, id]
}
