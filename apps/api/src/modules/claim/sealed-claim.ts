import type { Encryption } from '@klarsikt/server/encryption'

const REPORT = 'claim.report'
const ANSWER = 'claim.answer_text'

/** What happened, as it is stored. */
export function sealReport(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, REPORT)
}

export function openReport(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, REPORT)
}

/** What a store wrote to a customer, as it is stored. */
export function sealAnswer(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, ANSWER)
}

/** Empty until a store has answered. */
export function openAnswer(encryption: Encryption, sealed: string): string {
  return sealed === '' ? '' : encryption.decrypt(sealed, ANSWER)
}
