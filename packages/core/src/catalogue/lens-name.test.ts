import { expect, it } from 'vitest'
import { lensName } from './lens-name.js'

it.each([
  ['Klart, index 1,5 (standard)', 'Progressiva glas, klart, index 1,5 (standard)'],
  ['UV-filter, index 1,6', 'Progressiva glas, UV-filter, index 1,6'],
])('a lens %s is called by its kind as well: %s', (glass, name) =>
  expect(lensName('Progressiva glas', glass)).toBe(name),
)
