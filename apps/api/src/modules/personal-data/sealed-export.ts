import type { Encryption } from '@klarsikt/server/encryption'

const FILE = 'data_export.file'

/** An export holds all there is about a customer: it is stored sealed only. */
export function sealExport(encryption: Encryption, zip: Uint8Array): string {
  return encryption.encrypt(Buffer.from(zip).toString('base64'), FILE)
}

export function openExport(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, FILE), 'base64'))
}
