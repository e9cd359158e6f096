import type { AgreementContent } from '@klarsikt/core/agreement'
import type { Encryption } from '@klarsikt/server/encryption'
import type { BankIdProof } from '../../../providers/bankid/port.js'

const CONTENT = 'agreement.content'
/** The purpose to which documents are sealed, both signed ones and those in progress. */
export const AGREEMENT_DOCUMENT = 'agreement.document'
const SIGNATURE = 'agreement.signature'

/** The proof of a signature: the person and proof from BankID, or the address of the letter. */
export type Signature =
  | ({ readonly method: 'bankid'; readonly text: string } & Omit<BankIdProof, 'risk'>)
  | { readonly method: 'e-mail'; readonly email: string }

export function sealContent(encryption: Encryption, content: Partial<AgreementContent>): string {
  return encryption.encrypt(JSON.stringify(content), CONTENT)
}

export function openContent(encryption: Encryption, sealed: string): Partial<AgreementContent> {
  return JSON.parse(encryption.decrypt(sealed, CONTENT)) as Partial<AgreementContent>
}

/** Seals a document, because it contains personal data. */
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
