import { typedText } from '../lib/index.js'
import * as agreementMessages from '../messages/generated/agreement.js'
import type { AgreementOrganisation, Signatory } from './agreement.js'

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

/** Names of a person as BankID returns them from the population register. */
type IdentifiedPerson = { readonly firstName: string; readonly lastName: string }

/**
 * Tells whether the person who used BankID is the named signatory. BankID returns all first names and all last names,
 * so each typed name must be one of them. Letter case is ignored.
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
