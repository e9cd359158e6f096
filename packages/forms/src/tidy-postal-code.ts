import { parsePostalCode } from '@klarsikt/core/identity'

/** Shows 11122 as 111 22 in a field for a postal code. Call it when the user leaves a field. */
export function tidyPostalCode(input: EventTarget): void {
  if (!(input instanceof HTMLInputElement) || input.name !== 'postalCode') return
  const read = parsePostalCode(input.value)
  if (read.ok) input.value = read.value
}
