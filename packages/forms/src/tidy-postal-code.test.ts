import { expect, it } from 'vitest'
import { tidyPostalCode } from './tidy-postal-code.js'

function tidied(name: string, value: string): string {
  const input = document.createElement('input')
  Object.assign(input, { name, value })
  tidyPostalCode(input)
  return input.value
}

it('writes a postal code as on a letter, and leaves what is none [VALID-016]', () => {
  expect(tidied('postalCode', '11122')).toBe('111 22')
  expect(tidied('postalCode', '111')).toBe('111')
  expect(tidied('city', '11122')).toBe('11122')
})
