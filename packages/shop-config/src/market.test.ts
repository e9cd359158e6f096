import { expect, it } from 'vitest'
import { SHOP } from './index.js'

it('runs in Sweden only [META-002]', () => {
  expect(SHOP.market).toMatchObject({ id: 20, code: 'se', currency: 'SEK' })
})
