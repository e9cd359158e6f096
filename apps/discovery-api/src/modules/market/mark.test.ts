import { expect, it } from 'vitest'
import { isSeen } from './mark.js'

it.each([
  ['9', '10:20:12,15', true],
  ['10', '10:20:12,15', true],
  ['12', '10:20:12,15', false],
  ['13', '10:20:12,15', true],
  ['20', '10:20:12,15', false],
  ['5', '0:0:', false],
  ['7', '8:8:', true],
])('transaction %s was seen with the snapshot %s: %s', (transaction, snapshot, seen) => {
  expect(isSeen(transaction, snapshot)).toBe(seen)
})
