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

/** Who reads the letter: of a child's visit the guardian, who is told whose visit it is. */
export function greeted({ firstName, guardian }: BookingDetails): { firstName: string; visitor?: string } {
  if (guardian === null) return { firstName }
  const [guardianName = guardian.name] = guardian.name.split(' ')
  return { firstName: guardianName, visitor: firstName }
}
