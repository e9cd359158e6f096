import { type AgreementContent, wholeAgreement } from '@klarsikt/core/agreement'
import type { CompanyNumber } from '@klarsikt/core/company'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { inArray } from 'drizzle-orm'
import { openContent } from './content.js'
import { agreement } from './tables.js'

const COMPANY = 'agreement.company'

/** The digests by which a company's agreement is found, the current one first. */
export function companyDigests(encryption: Encryption, number: CompanyNumber): [current: string, ...earlier: string[]] {
  return encryption.digests(number, COMPANY)
}

export type SignedAgreement = { readonly number: string; readonly says: AgreementContent }

/** Finds the agreement that a company has signed; null when there is none. */
export async function findSignedAgreement(
  { orm }: Executor,
  encryption: Encryption,
  company: CompanyNumber,
): Promise<SignedAgreement | null> {
  const [row] = await orm
    .select({ number: agreement.number, content: agreement.content })
    .from(agreement)
    .where(inArray(agreement.companyDigest, companyDigests(encryption, company)))
  const says = row && wholeAgreement(openContent(encryption, row.content))
  return says ? { number: row.number, says } : null
}

/** Finds it by a typed organisation number; null for an invalid number. */
export async function findAgreementOf(
  { database, encryption }: { readonly database: Executor; readonly encryption: Encryption },
  typedNumber: string,
): Promise<SignedAgreement | null> {
  const number = parseOrganisationNumber(typedNumber)
  return number.ok ? findSignedAgreement(database, encryption, number.value) : null
}
