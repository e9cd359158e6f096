import type { BookingDetails } from '@klarsikt/core/booking'
import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'booking.person'

/** Whom a visit is for, as it is stored. */
export function sealPerson(encryption: Encryption, person: BookingDetails): string {
  return encryption.encrypt(JSON.stringify(person), PURPOSE)
}

/** Null once the person is forgotten. */
export function openPerson(encryption: Encryption, sealed: string): BookingDetails | null {
  return sealed === '' ? null : (JSON.parse(encryption.decrypt(sealed, PURPOSE)) as BookingDetails)
}
