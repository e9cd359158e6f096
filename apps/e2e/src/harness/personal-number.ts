import { randomInt } from 'node:crypto'
import { luhnDigit } from '@klarsikt/core/identity'

/** Personal number of an adult who is in no other journey or drill, because nobody can have two exams at once. */
export function newPersonalNumber(): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const birthDate = `19${randomInt(60, 99)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`
  const serial = String(randomInt(1, 980)).padStart(3, '0')
  return `${birthDate}-${serial}${luhnDigit(`${birthDate.slice(2)}${serial}`)}`
}
