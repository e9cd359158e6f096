import { createHash } from 'node:crypto'
import type { Encryption } from '@klarsikt/server/encryption'
import type { BankIdProof } from '../../../providers/bankid/port.js'

const PERSONAL_NUMBER = 'glasses_subscription.personal_number'
const PERSONAL_NUMBER_DIGEST = 'glasses_subscription.personal_number_digest'
const SIGNATURE = 'glasses_subscription.signature'
const CARD = 'glasses_subscription_exchange.card'
/** The purpose to which documents are sealed, both signed ones and those in progress. */
export const SUBSCRIPTION_DOCUMENT = 'glasses_subscription_document.document'

/** The person whom BankID named, the text that was shown, and BankID's proof. */
export type SubscriptionSignature = { readonly text: string } & Omit<BankIdProof, 'risk'>

/** The gift card of an exchange. */
export type ExchangeCard = { readonly number: string; readonly pin: string; readonly validUntil: string }

/** Seals a person's number, with a digest to find it by. */
export function sealPerson(encryption: Encryption, number: string) {
  return {
    personalNumber: encryption.encrypt(number, PERSONAL_NUMBER),
    personalNumberDigest: encryption.digest(number, PERSONAL_NUMBER_DIGEST),
  }
}

export function openPerson(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, PERSONAL_NUMBER)
}

/** The digests of a personal number under each key that may have been used. */
export function personDigests(encryption: Encryption, number: string): readonly string[] {
  return encryption.digests(number, PERSONAL_NUMBER_DIGEST)
}

export function sealSignature(encryption: Encryption, signature: SubscriptionSignature): string {
  return encryption.encrypt(JSON.stringify(signature), SIGNATURE)
}

export function sealCard(encryption: Encryption, card: ExchangeCard): string {
  return encryption.encrypt(JSON.stringify(card), CARD)
}

export function openCard(encryption: Encryption, sealed: string): ExchangeCard {
  return JSON.parse(encryption.decrypt(sealed, CARD)) as ExchangeCard
}

/** Seals a document, because it contains personal data. */
export function sealDocument(encryption: Encryption, pdf: Uint8Array): string {
  return encryption.encrypt(Buffer.from(pdf).toString('base64'), SUBSCRIPTION_DOCUMENT)
}

export function openDocument(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, SUBSCRIPTION_DOCUMENT), 'base64'))
}

/** The SHA-256 digest of a document in lower-case hexadecimal, as it is shown and signed. */
export function digestOf(document: Uint8Array): string {
  return createHash('sha256').update(document).digest('hex')
}
