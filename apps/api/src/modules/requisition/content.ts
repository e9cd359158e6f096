import type { AgreementCover, Company, CompanyInfo } from '@klarsikt/core/b2b'
import type { Encryption } from '@klarsikt/server/encryption'

/** Who has booked an exam, for which company, and who is asked. */
export type RequisitionContent = {
  readonly employee: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly company: Omit<CompanyInfo, 'requisitionType'>
  /** The reference of the booking, for letters to the employee. */
  readonly bookingId: string
  /** What the agreement of the company covered when the exam was booked; null where it had none. */
  readonly cover?: AgreementCover | null
  /** The company as the register knew it when its manager approved, where it has no agreement. */
  readonly registered?: Pick<Company, 'name' | 'address'>
}

const CONTENT = 'requisition.content'
const MANAGER = 'requisition.manager_digest'

export function sealContent(encryption: Encryption, content: RequisitionContent): string {
  return encryption.encrypt(JSON.stringify(content), CONTENT)
}

/** Null once it is forgotten. */
export function openContent(encryption: Encryption, sealed: string): RequisitionContent | null {
  return sealed === '' ? null : (JSON.parse(encryption.decrypt(sealed, CONTENT)) as RequisitionContent)
}

/** How the requisitions of a manager are found; the present digest first. */
export function managerDigests(encryption: Encryption, email: string): [current: string, ...earlier: string[]] {
  return encryption.digests(email.trim().toLowerCase(), MANAGER)
}
