import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'sms_outbox.message'

/** The number and the text of an SMS. */
export type SmsMessage = {
  /** In E.164. */
  readonly to: string
  readonly text: string
}

export function sealSms(encryption: Encryption, message: SmsMessage): string {
  return encryption.encrypt(JSON.stringify(message), PURPOSE)
}

export function openSms(encryption: Encryption, sealed: string): SmsMessage {
  return JSON.parse(encryption.decrypt(sealed, PURPOSE)) as SmsMessage
}
