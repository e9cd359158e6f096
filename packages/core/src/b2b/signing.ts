import { typedText } from '../lib/index.js'
import * as agreementMessages from '../messages/generated/agreement.js'
import type { AgreementOrganisation, Signatory } from './agreement.js'

/** How an agreement is signed: by BankID, or by a link in a letter to the signatory (decision H5). */
export const SIGN_METHODS = ['bankid', 'e-mail'] as const
export type SignMethod = (typeof SIGN_METHODS)[number]

/** How long the link of a letter signs, days. */
export const SIGN_LINK_DAYS = 7
/** How long a draft is stored and its link opens it, days. */
export const DRAFT_DAYS = 30
/** How long a signed agreement can be downloaded by the link of its letter, days. */
export const DOWNLOAD_LINK_DAYS = 30

/** Random bytes of a link that opens or signs an agreement. */
export const AGREEMENT_TOKEN_BYTES = 32

/** The number of an agreement, `AV-12345678`. */
export function agreementNumber(digits: number): string {
  return `AV-${String(digits).padStart(8, '0')}`
}

/** What BankID shows before the code is typed; the digest binds the signature to the document. */
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

/** Who has identified, by names as the population register writes them. */
type IdentifiedPerson = { readonly firstName: string; readonly lastName: string }

/**
 * Is the person the one who was named as the signatory? BankID gives all first names and both last names; one of each must be the
 * typed one, whatever its letter case.
 */
export function isSignatory(signatory: Pick<Signatory, 'firstName' | 'lastName'>, person: IdentifiedPerson): boolean {
  return hasName(person.firstName, signatory.firstName) && hasName(person.lastName, signatory.lastName)
}

function hasName(whole: string, part: string): boolean {
  const words = (text: string) =>
    typedText(text)
      .toLocaleLowerCase('sv')
      .split(/[\s-]+/)
  const all = words(whole)
  return words(part).every((word) => all.includes(word))
}
