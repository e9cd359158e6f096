import type { Encryption } from '@klarsikt/server/encryption'

const REPORT = 'claim.report'
const ANSWER = 'claim.answer_text'

/** Seals the report of what happened. */
export function sealReport(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, REPORT)
}

export function openReport(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, REPORT)
}

/** Seals a store's answer to a customer. */
export function sealAnswer(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, ANSWER)
}

/** Opens the answer; empty until a store has answered. */
export function openAnswer(encryption: Encryption, sealed: string): string {
  return sealed === '' ? '' : encryption.decrypt(sealed, ANSWER)
}
