import { agreementStates } from '@klarsikt/core/agreement'
import type { Executor } from '@klarsikt/server/database'
import { and, eq, lt } from 'drizzle-orm'
import { agreement } from '../company/tables.js'

/** Deletes abandoned drafts, together with their signatures in progress. */
export async function forgetOldAgreementDrafts({ orm }: Executor, before: Date): Promise<number> {
  const { rowCount } = await orm
    .delete(agreement)
    .where(and(eq(agreement.state, agreementStates.initial), lt(agreement.updatedAt, before)))
  return rowCount ?? 0
}
