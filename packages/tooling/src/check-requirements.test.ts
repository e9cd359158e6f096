import { expect, it } from 'vitest'
import { unknownIn } from './check-requirements.ts'

const known = new Set(['CART-012', 'CART-013'])

/** Put together here: written out, this file would cite them. */
const cite = (...ids: readonly string[]) => `it('refuses a 13th piece [${ids.join(', ')}]')`

it('takes ids one by one and several in one pair of brackets', () => {
  expect(unknownIn(cite('CART-012', 'CART-013'), known)).toEqual([])
})

it('names each id that is not a requirement once', () => {
  expect(unknownIn(cite('NOT-001') + cite('CART-012', 'NOT-001'), known)).toEqual(['NOT-001'])
})

it('ignores other text in brackets', () => {
  expect(unknownIn('type A = Row[A-1]; [UTF-8 text] [x]', known)).toEqual([])
})
