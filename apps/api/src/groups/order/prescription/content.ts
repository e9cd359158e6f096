import type { SavedPrescription } from '@klarsikt/core/prescription'
import type { Encryption } from '@klarsikt/server/encryption'

const CONTENT = 'saved_prescription.content'

/** Seals a prescription, because it is health data. */
export function sealContent(encryption: Encryption, prescription: SavedPrescription): string {
  return encryption.encrypt(JSON.stringify(prescription), CONTENT)
}

export function openContent(encryption: Encryption, sealed: string): SavedPrescription {
  return JSON.parse(encryption.decrypt(sealed, CONTENT)) as SavedPrescription
}
