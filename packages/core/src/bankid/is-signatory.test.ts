import { expect, it } from 'vitest'
import { isSignatory } from './index.js'

it.each([
  ['Anna', 'Ek', 'Anna', 'Ek', true],
  ['anna', 'EK', 'Anna Maria', 'Ek', true],
  ['Anna-Karin', 'von Essen', 'Eva Anna Karin', 'von Essen', true],
  ['Anna', 'Lind', 'Anna', 'Lind Ek', true],
  ['Anna', 'Ek', 'Annalena', 'Ek', false],
  ['Erik', 'Ek', 'Anna', 'Ek', false],
  ['Anna', 'Ek', 'Anna', 'Lind', false],
])('%s %s is signed for by %s %s: %s', (firstName, lastName, given, surname, expected) => {
  expect(isSignatory({ firstName, lastName }, { firstName: given, lastName: surname })).toBe(expected)
})
