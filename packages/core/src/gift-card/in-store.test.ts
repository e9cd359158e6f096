import { expect, it } from 'vitest'
import { mayPrintInStore } from './in-store.js'

const CARD = { sellerStoreId: 2, email: null, sentOn: '2026-11-27', isClosed: false }
const HERE = { storeId: 2, today: '2026-11-27' }

it('is printed in the store that sold it, on the day of the sale [GIFT-001]', () => {
  expect(mayPrintInStore(CARD, HERE)).toBe(true)
})

it.each([
  ['another store sold it', { sellerStoreId: 3 }],
  ['it was sold on the web', { sellerStoreId: null }],
  ['it is sent to somebody', { email: 'eva@example.se' }],
  ['it waits for its day', { sentOn: null }],
  ['it was sold before today', { sentOn: '2026-11-26' }],
  ['it has been paid back', { isClosed: true }],
])('is not printed where %s', (_why, change) => {
  expect(mayPrintInStore({ ...CARD, ...change }, HERE)).toBe(false)
})
