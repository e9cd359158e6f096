import type { AgreementCover } from '@klarsikt/core/agreement'
import type { Company } from '@klarsikt/core/company'
import type { CompanyInfo } from '@klarsikt/core/requisition'
import type { Encryption } from '@klarsikt/server/encryption'

/** Who has booked an exam, for which company, and which manager is asked. */
export type RequisitionContent = {
  readonly employee: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly company: Omit<CompanyInfo, 'requisitionType'>
  /** The reference of the booking, for letters to the employee. */
  readonly bookingId: string
  /** What the company's agreement covered when the exam was booked; null without an agreement. */
  readonly cover?: AgreementCover | null
  /** The company in the register when its manager approved, if it has no agreement. */
  readonly registered?: Pick<Company, 'name' | 'address'>
}

const CONTENT = 'requisition.content'
const MANAGER = 'requisition.manager_digest'

export function sealContent(encryption: Encryption, content: RequisitionContent): string {
  return encryption.encrypt(JSON.stringify(content), CONTENT)
}

/** Opens the content; null after it is erased. */
export function openContent(encryption: Encryption, sealed: string): RequisitionContent | null {
  return sealed === '' ? null : (JSON.parse(encryption.decrypt(sealed, CONTENT)) as RequisitionContent)
}

/** The digests by which a manager's requisitions are found, the current one first. */
export function managerDigests(encryption: Encryption, email: string): [current: string, ...earlier: string[]] {
  return encryption.digests(email.trim().toLowerCase(), MANAGER)
}
