import type { Encryption } from '@klarsikt/server/encryption'

const CONTENT = 'prescription_photo.content'
const REQUEST = 'awaited_prescription.request'

/** Seals a picture of a prescription. */
export function sealPhoto(encryption: Encryption, file: Uint8Array): string {
  return encryption.encrypt(Buffer.from(file).toString('base64'), CONTENT)
}

export function openPhoto(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, CONTENT), 'base64'))
}

/** Seals a store's message about a picture. */
export function sealRequest(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, REQUEST)
}

export function openRequest(encryption: Encryption, sealed: string | null): string | null {
  return sealed === null ? null : encryption.decrypt(sealed, REQUEST)
}
