import type { SignMethod } from '@klarsikt/core/agreement'
import { shownCompanyNumber } from '@klarsikt/core/company'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { desc, isNotNull } from 'drizzle-orm'
import { openContent } from '../company/content.js'
import { agreement } from '../company/tables.js'

/** A signed agreement in the operator's list. */
export type ListedAgreement = {
  readonly number: string
  readonly orgNumber: string
  readonly company: string
  readonly signedAt: Date
  readonly method: SignMethod
  readonly documentDigest: string
  /** Whether the company was typed in because the register did not answer. It should then be looked up. */
  readonly isTyped: boolean
}

/** The newest signed agreements. */
export async function listAgreements(
  { orm }: Executor,
  encryption: Encryption,
  limit: number,
): Promise<readonly ListedAgreement[]> {
  const rows = await orm
    .select()
    .from(agreement)
    .where(isNotNull(agreement.signedAt))
    .orderBy(desc(agreement.signedAt))
    .limit(limit)
  return rows.flatMap(({ number, content, signedAt, signMethod, documentDigest }) => {
    const { organisation } = openContent(encryption, content)
    if (!organisation || !signedAt || !signMethod || !documentDigest) return []
    const { name, isTyped } = organisation
    const orgNumber = shownCompanyNumber(organisation.number)
    return [{ number, orgNumber, company: name, signedAt, method: signMethod, documentDigest, isTyped }]
  })
}
