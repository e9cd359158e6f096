import type { Encryption } from '@klarsikt/server/encryption'

/**
 * The digests of a card's number by each key that may have been used, the current one first. By them it is found
 * without being stored.
 */
export function numberDigests(encryption: Encryption, number: string) {
  return encryption.digests(number, 'gift_card.number')
}

/** Digests a PIN together with its number, so that equal PINs of two cards have different digests. */
export function pinDigest(encryption: Encryption, number: string, pin: string): string {
  return encryption.digest(`${number}:${pin}`, 'gift_card.pin')
}

export function pinMatches(encryption: Encryption, typed: { number: string; pin: string }, digest: string): boolean {
  return encryption.matches(`${typed.number}:${typed.pin}`, digest, 'gift_card.pin')
}
