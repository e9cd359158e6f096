import { stockholmDate } from '@klarsikt/core/calendar'
import { NAME_MAXIMUM, parsePersonalNumber } from '@klarsikt/core/identity'
import type { Encryption } from '@klarsikt/server/encryption'
import type { BankIdProof } from '../../../providers/bankid/port.js'

const PERSON = 'eid_order.person'

/** The identified person, stored sealed until an address is known. */
export type EidPerson = {
  /** In the form `ÅÅÅÅMMDD-XXXX`. */
  readonly personalNumber: string
  readonly firstName: string
  readonly lastName: string
}

/** The person in a proof; null for an invalid number, which BankID never gives. */
export function personOf(
  { personalNumber, givenName, surname }: Pick<BankIdProof, 'personalNumber' | 'givenName' | 'surname'>,
  now: Date,
): EidPerson | null {
  const parsed = parsePersonalNumber(personalNumber, stockholmDate(now))
  if (!parsed.ok) return null
  const name = (text: string) => text.trim().slice(0, NAME_MAXIMUM)
  return { personalNumber: parsed.value, firstName: name(givenName), lastName: name(surname) }
}

export function sealPerson(encryption: Encryption, person: EidPerson): string {
  return encryption.encrypt(JSON.stringify(person), PERSON)
}

export function openPerson(encryption: Encryption, sealed: string): EidPerson {
  return JSON.parse(encryption.decrypt(sealed, PERSON)) as EidPerson
}
