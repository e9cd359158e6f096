import type { AgreementContent } from '@klarsikt/core/b2b'
import type { Encryption } from '@klarsikt/server/encryption'
import type { BankIdProof } from '../../providers/bankid/port.js'

const CONTENT = 'agreement.content'
/** What sealed documents are bound to, of agreements and of their signatures under way alike. */
export const AGREEMENT_DOCUMENT = 'agreement.document'
const SIGNATURE = 'agreement.signature'

/** What proves a signature: whom BankID named and its own proof, or the address that the letter went to. */
export type Signature =
  | ({ readonly method: 'bankid'; readonly text: string } & Omit<BankIdProof, 'risk'>)
  | { readonly method: 'e-mail'; readonly email: string }

export function sealContent(encryption: Encryption, content: Partial<AgreementContent>): string {
  return encryption.encrypt(JSON.stringify(content), CONTENT)
}

export function openContent(encryption: Encryption, sealed: string): Partial<AgreementContent> {
  return JSON.parse(encryption.decrypt(sealed, CONTENT)) as Partial<AgreementContent>
}

/** A document names people: it is stored sealed only, for the agreement and for its signature under way alike. */
export function sealDocument(encryption: Encryption, pdf: Uint8Array): string {
  return encryption.encrypt(Buffer.from(pdf).toString('base64'), AGREEMENT_DOCUMENT)
}

export function openDocument(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, AGREEMENT_DOCUMENT), 'base64'))
}

export function sealSignature(encryption: Encryption, signature: Signature): string {
  return encryption.encrypt(JSON.stringify(signature), SIGNATURE)
}

export function openSignature(encryption: Encryption, sealed: string): Signature {
  return JSON.parse(encryption.decrypt(sealed, SIGNATURE)) as Signature
}
