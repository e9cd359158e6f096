import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'payment.notice'

/** The secret in the address that a provider sends its notices to; another for each payment. */
export function noticeKey(encryption: Encryption, paymentId: string): string {
  return encryption.digest(paymentId, PURPOSE)
}

export function isNoticeKey(encryption: Encryption, paymentId: string, key: string): boolean {
  return encryption.matches(paymentId, key, PURPOSE)
}
