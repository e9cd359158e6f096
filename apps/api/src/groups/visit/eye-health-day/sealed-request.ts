import type { EyeHealthDayRequest } from '@klarsikt/core/eye-health-day'
import type { Encryption } from '@klarsikt/server/encryption'

const REQUEST = 'eye_health_day.request'
const ANSWER = 'eye_health_day.answer_text'

export function sealRequest(encryption: Encryption, request: EyeHealthDayRequest): string {
  return encryption.encrypt(JSON.stringify(request), REQUEST)
}

/** Opens a request; null after it is erased. */
export function openRequest(encryption: Encryption, sealed: string): EyeHealthDayRequest | null {
  return sealed === '' ? null : (JSON.parse(encryption.decrypt(sealed, REQUEST)) as EyeHealthDayRequest)
}

/** Seals a store's answer to a company. */
export function sealAnswerText(encryption: Encryption, text: string): string {
  return text === '' ? '' : encryption.encrypt(text, ANSWER)
}

export function openAnswerText(encryption: Encryption, sealed: string): string {
  return sealed === '' ? '' : encryption.decrypt(sealed, ANSWER)
}
