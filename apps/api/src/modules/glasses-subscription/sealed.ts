import { createHash } from 'node:crypto'
import type { Encryption } from '@klarsikt/server/encryption'
import type { BankIdProof } from '../../providers/bankid/port.js'

const PERSONAL_NUMBER = 'glasses_subscription.personal_number'
const PERSONAL_NUMBER_DIGEST = 'glasses_subscription.personal_number_digest'
const SIGNATURE = 'glasses_subscription.signature'
const CARD = 'glasses_subscription_exchange.card'
/** What sealed documents are bound to, of subscriptions and of signatures under way alike. */
export const SUBSCRIPTION_DOCUMENT = 'glasses_subscription_document.document'

/** Whom BankID named, what was shown and its own proof. */
export type SubscriptionSignature = { readonly text: string } & Omit<BankIdProof, 'risk'>

/** The card that pays for an exchange. */
export type ExchangeCard = { readonly number: string; readonly pin: string; readonly validUntil: string }

/** Who a subscription is for, as it is stored: sealed, and digested to be found by. */
export function sealPerson(encryption: Encryption, number: string) {
  return {
    personalNumber: encryption.encrypt(number, PERSONAL_NUMBER),
    personalNumberDigest: encryption.digest(number, PERSONAL_NUMBER_DIGEST),
  }
}

export function openPerson(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, PERSONAL_NUMBER)
}

/** How a subscription is found by personal number: by each key it may have been digested with. */
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

/** A document names people: it is stored sealed only. */
export function sealDocument(encryption: Encryption, pdf: Uint8Array): string {
  return encryption.encrypt(Buffer.from(pdf).toString('base64'), SUBSCRIPTION_DOCUMENT)
}

export function openDocument(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, SUBSCRIPTION_DOCUMENT), 'base64'))
}

/** SHA-256 of a document, as it is shown and signed: lower-case hexadecimal. */
export function digestOf(document: Uint8Array): string {
  return createHash('sha256').update(document).digest('hex')
}
