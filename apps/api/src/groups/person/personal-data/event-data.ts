import { and, asc, eq, or } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { audit } from '../../platform/audit/tables.js'

/** The audit rows about a customer. They contain only ids, which identify nobody once the account is gone. */
export const eventData: CustomerData = {
  file: 'handelser',
  columns: [audit.subjectId],
  async read(_deps, { orm }, { id }) {
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
