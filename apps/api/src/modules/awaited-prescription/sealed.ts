import type { Encryption } from '@klarsikt/server/encryption'

const CONTENT = 'prescription_photo.content'
const REQUEST = 'awaited_prescription.request'

/** A picture of a prescription, as it is stored. */
export function sealPhoto(encryption: Encryption, file: Uint8Array): string {
  return encryption.encrypt(Buffer.from(file).toString('base64'), CONTENT)
}

export function openPhoto(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, CONTENT), 'base64'))
}

/** What a store has written about a picture, as it is stored. */
export function sealRequest(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, REQUEST)
}

export function openRequest(encryption: Encryption, sealed: string | null): string | null {
  return sealed === null ? null : encryption.decrypt(sealed, REQUEST)
}
