import type { BankAccount } from '@klarsikt/core/autogiro'
import type { Encryption } from '@klarsikt/server/encryption'
import type { BankIdProof } from '../../../providers/bankid/port.js'

/** The purpose to which accounts are sealed, both of mandates and of signatures in progress. */
export const MANDATE_ACCOUNT = 'autogiro_mandate.account'
export const MANDATE_DOCUMENT = 'autogiro_mandate.document'
const PERSONAL_NUMBER = 'autogiro_mandate.personal_number'
const SIGNATURE = 'autogiro_mandate.signature'

/** The text that was shown, the person whom BankID named, and BankID's proof. */
export type MandateSignature = { readonly text: string } & Omit<BankIdProof, 'risk'>

export function sealAccount(encryption: Encryption, account: BankAccount): string {
  return encryption.encrypt(JSON.stringify(account), MANDATE_ACCOUNT)
}

export function openAccount(encryption: Encryption, sealed: string): BankAccount {
  return JSON.parse(encryption.decrypt(sealed, MANDATE_ACCOUNT)) as BankAccount
}

export function sealPerson(encryption: Encryption, personalNumber: string): string {
  return encryption.encrypt(personalNumber, PERSONAL_NUMBER)
}

export function openPerson(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, PERSONAL_NUMBER)
}

export function sealSignature(encryption: Encryption, signature: MandateSignature): string {
  return encryption.encrypt(JSON.stringify(signature), SIGNATURE)
}

/** Seals the document, because it contains a person and an account. */
export function sealDocument(encryption: Encryption, pdf: Uint8Array): string {
  return encryption.encrypt(Buffer.from(pdf).toString('base64'), MANDATE_DOCUMENT)
}

export function openDocument(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, MANDATE_DOCUMENT), 'base64'))
}
