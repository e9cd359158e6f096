import { parsePostalCode } from '@klarsikt/core/identity'

/** Shows 11122 as 111 22, in a field that holds a postal code; called when one is left. */
export function tidyPostalCode(input: EventTarget): void {
  if (!(input instanceof HTMLInputElement) || input.name !== 'postalCode') return
  const read = parsePostalCode(input.value)
  if (read.ok) input.value = read.value
}
