import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, or } from 'drizzle-orm'
import { audit } from './tables.js'

/**
 * The audit rows about a customer. They contain only ids, which identify nobody once the account is gone. It is a
 * `CustomerData`, whose type stands above the audit.
 */
export const eventData = {
  file: 'handelser',
  columns: [audit.subjectId],
  read(_deps: unknown, { orm }: Executor, { id }: { readonly id: string }) {
    const { at, action, actorKind, subjectType, subjectId } = audit
    return orm
      .select({ at, action, by: actorKind, subject: subjectType, subjectId })
      .from(audit)
      .where(
        or(
          and(eq(audit.actorKind, 'customer'), eq(audit.actorId, id)),
          and(eq(audit.subjectType, 'customer'), eq(audit.subjectId, id)),
        ),
      )
      .orderBy(asc(audit.id))
  },
  erase: async () => undefined,
}
