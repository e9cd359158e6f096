import { expect, it } from 'vitest'
import { withoutRequirementIds } from './public-text.js'

it.each([
  ['Terminal glasses ask for three distances [RX-001].', 'Terminal glasses ask for three distances.'],
  ['What a card shows [CARD-003, CARD-011]. More.', 'What a card shows. More.'],
  ['Status of the shown part [PRICE-003, PRICE-004, PRICE-005]', 'Status of the shown part'],
  ['Two values [from, to] of a list [0-9].', 'Two values [from, to] of a list [0-9].'],
])('leaves ids of requirements out of “%s”', (text, expected) => expect(withoutRequirementIds(text)).toBe(expected))
