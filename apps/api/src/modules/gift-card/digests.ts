import type { Encryption } from '@klarsikt/server/encryption'

/** How a card's number is looked up without being stored: by each key it may have been digested with, the current one first. */
export function numberDigests(encryption: Encryption, number: string) {
  return encryption.digests(number, 'gift_card.number')
}

/** The PIN is digested together with its number: equal PINs of two cards do not look equal. */
export function pinDigest(encryption: Encryption, number: string, pin: string): string {
  return encryption.digest(`${number}:${pin}`, 'gift_card.pin')
}

export function pinMatches(encryption: Encryption, typed: { number: string; pin: string }, digest: string): boolean {
  return encryption.matches(`${typed.number}:${typed.pin}`, digest, 'gift_card.pin')
}
