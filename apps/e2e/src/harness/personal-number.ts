import { randomInt } from 'node:crypto'
import { inventedPersonalNumber } from '@klarsikt/fixtures/builders'

/** Personal number of an adult who is in no other journey or drill, because nobody can have two exams at once. */
export function newPersonalNumber(): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const birthDate = `19${randomInt(60, 99)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`
  return inventedPersonalNumber(birthDate, randomInt(1, 980))
}
