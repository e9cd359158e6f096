import type { BookingDetails } from '@klarsikt/core/booking'
import type { Encryption } from '@klarsikt/server/encryption'

const PURPOSE = 'booking.person'

/** Seals the data of the visitor for storing. */
export function sealPerson(encryption: Encryption, person: BookingDetails): string {
  return encryption.encrypt(JSON.stringify(person), PURPOSE)
}

/** Opens the data of the visitor; null when it has been deleted. */
export function openPerson(encryption: Encryption, sealed: string): BookingDetails | null {
  return sealed === '' ? null : (JSON.parse(encryption.decrypt(sealed, PURPOSE)) as BookingDetails)
}

/** The reader of the letter: for a child's visit the guardian, who also learns whose visit it is. */
export function greeted({ firstName, guardian }: BookingDetails): { firstName: string; visitor?: string } {
  if (guardian === null) return { firstName }
  const [guardianName = guardian.name] = guardian.name.split(' ')
  return { firstName: guardianName, visitor: firstName }
}
