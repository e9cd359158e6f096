import type { Encryption } from '@klarsikt/server/encryption'

const CONTENT = 'review.content'

export function sealReview(encryption: Encryption, text: string): string {
  return encryption.encrypt(text, CONTENT)
}

export function openReview(encryption: Encryption, sealed: string): string {
  return encryption.decrypt(sealed, CONTENT)
}
