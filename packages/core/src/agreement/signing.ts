import * as agreementMessages from '../messages/generated/agreement.js'
import type { AgreementOrganisation } from './agreement.js'

/** How a company signs an agreement: by BankID, or by a link in a letter to the signatory (decision H5). */
export const SIGN_METHODS = ['bankid', 'e-mail'] as const
export type SignMethod = (typeof SIGN_METHODS)[number]

/** Days that the link in the letter can be used to sign. */
export const SIGN_LINK_DAYS = 7
/** Days that a draft is stored and its link is valid. */
export const DRAFT_DAYS = 30
/** Days that the link in the letter can be used to download a signed agreement. */
export const DOWNLOAD_LINK_DAYS = 30

/** Random bytes in a link that opens or signs an agreement. */
export const AGREEMENT_TOKEN_BYTES = 32

/** Returns the number of an agreement, such as `AV-12345678`. */
export function agreementNumber(digits: number): string {
  return `AV-${String(digits).padStart(8, '0')}`
}

/**
 * Returns the text that BankID shows before the person signs. It contains the digest of the document, which binds the
 * signature to it.
 */
export function signText({
  number,
  organisation,
  documentDigest,
}: {
  readonly number: string
  readonly organisation: Pick<AgreementOrganisation, 'name'>
  readonly documentDigest: string
}): string {
  return agreementMessages.signText({ number, company: organisation.name, digest: documentDigest })
}
