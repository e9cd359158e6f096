import type { Encryption } from '@klarsikt/server/encryption'

const FILE = 'data_export.file'

/** Seals an export, because it contains everything about a customer. */
export function sealExport(encryption: Encryption, zip: Uint8Array): string {
  return encryption.encrypt(Buffer.from(zip).toString('base64'), FILE)
}

export function openExport(encryption: Encryption, sealed: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(encryption.decrypt(sealed, FILE), 'base64'))
}
