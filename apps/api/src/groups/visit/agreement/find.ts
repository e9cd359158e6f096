import { type AgreementContent, agreementStates } from '@klarsikt/core/agreement'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { and, desc, eq } from 'drizzle-orm'
import { openContent } from '../company/content.js'
import { agreement } from '../company/tables.js'
import { agreementSigning } from './tables.js'

export type AgreementRow = typeof agreement.$inferSelect
export type SigningRow = typeof agreementSigning.$inferSelect

export type Agreement = AgreementRow & { readonly says: Partial<AgreementContent> }

export const isSigned = ({ state }: Pick<AgreementRow, 'state'>): boolean => agreementStates.isFinal(state)

/** The newest agreement of a session, a draft or a signed one; null when it has none. */
export async function findOwnAgreement(
  { orm }: Executor,
  encryption: Encryption,
  sessionDigest: string,
): Promise<Agreement | null> {
  const [row] = await orm
    .select()
    .from(agreement)
    .where(eq(agreement.sessionDigest, sessionDigest))
    .orderBy(desc(agreement.createdAt), desc(agreement.id))
    .limit(1)
  return row ? opened(encryption, row) : null
}

/** Finds an agreement by its id. With a session it must be the session's own. */
export async function findAgreement(
  { orm }: Executor,
  encryption: Encryption,
  { id, sessionDigest }: { readonly id: string; readonly sessionDigest?: string },
): Promise<Agreement | null> {
  const own = sessionDigest === undefined ? undefined : eq(agreement.sessionDigest, sessionDigest)
  const [row] = await orm
    .select()
    .from(agreement)
    .where(and(eq(agreement.id, id), own))
  return row ? opened(encryption, row) : null
}

/** Locks an agreement until the transaction ends. */
export async function lockAgreement({ orm }: Executor, encryption: Encryption, id: string): Promise<Agreement | null> {
  const [row] = await orm.select().from(agreement).where(eq(agreement.id, id)).for('update')
  return row ? opened(encryption, row) : null
}

export async function findSigning({ orm }: Executor, agreementId: string): Promise<SigningRow | null> {
  const [row] = await orm.select().from(agreementSigning).where(eq(agreementSigning.agreementId, agreementId))
  return row ?? null
}

const opened = (encryption: Encryption, row: AgreementRow): Agreement => ({
  ...row,
  says: openContent(encryption, row.content),
})
