import { expect, it } from 'vitest'
import { anchorOf } from './index.js'

it.each([
  ['Hur läser jag mitt recept?', 'hur-läser-jag-mitt-recept'],
  ['Storleksguide: vilken båge är lagom stor?', 'storleksguide-vilken-båge-är-lagom-stor'],
])('%s is found at #%s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})
