import type { EyeHealthDayRequest } from '@klarsikt/core/eye-health-day'
import type { Encryption } from '@klarsikt/server/encryption'

const REQUEST = 'eye_health_day.request'
const ANSWER = 'eye_health_day.answer_text'

/** Who asks for what, as it is stored. */
export function sealRequest(encryption: Encryption, request: EyeHealthDayRequest): string {
  return encryption.encrypt(JSON.stringify(request), REQUEST)
}

/** Null once they are forgotten. */
export function openRequest(encryption: Encryption, sealed: string): EyeHealthDayRequest | null {
  return sealed === '' ? null : (JSON.parse(encryption.decrypt(sealed, REQUEST)) as EyeHealthDayRequest)
}

/** What a store wrote to a company, as it is stored. */
export function sealAnswerText(encryption: Encryption, text: string): string {
  return text === '' ? '' : encryption.encrypt(text, ANSWER)
}

export function openAnswerText(encryption: Encryption, sealed: string): string {
  return sealed === '' ? '' : encryption.decrypt(sealed, ANSWER)
}
