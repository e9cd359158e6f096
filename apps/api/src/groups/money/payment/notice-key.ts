import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'payment.notice'

/** The secret in the address for a provider's notices. Each payment has its own. */
export function noticeKey(encryption: Encryption, paymentId: string): string {
  return encryption.digest(paymentId, PURPOSE)
}

export function isNoticeKey(encryption: Encryption, paymentId: string, key: string): boolean {
  return encryption.matches(paymentId, key, PURPOSE)
}
