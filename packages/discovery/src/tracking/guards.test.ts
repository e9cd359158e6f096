import { describe, expect, it } from 'vitest'
import { PURCHASE } from '../testing/tracking.js'
import { idProblem, optionalIdProblem } from './guards.js'
import { assertPurchase, purchaseProblem } from './purchase.js'

describe('guards', () => {
  const item = PURCHASE.items[0]
  it.each<[string, unknown, string]>([
    ['WEVENT-004', 'x', 'purchase event requires an object as an argument'],
    ['WEVENT-004', null, 'purchase event requires an object as an argument'],
    ['WEVENT-005', { ...PURCHASE, items: undefined }, 'purchase event requires an items array of purchased products'],
    ['WEVENT-005', { ...PURCHASE, items: {} }, 'purchase event requires an items array of purchased products'],
    ['WEVENT-006', { ...PURCHASE, currency: 7 }, 'purchase event requires a currency string'],
    ['WEVENT-007', { ...PURCHASE, transaction_id: undefined }, 'purchase event requires a transaction_id string'],
    ['WEVENT-007', { ...PURCHASE, transaction_id: {} }, 'purchase event requires a transaction_id string'],
    ['WEVENT-008', { ...PURCHASE, items: [null] }, 'purchased item requires an item_id of the purchased product'],
    [
      'WEVENT-008',
      { ...PURCHASE, items: [{ ...item, item_id: '' }] },
      'purchased item requires an item_id of the purchased product',
    ],
    [
      'WEVENT-009',
      { ...PURCHASE, items: [{ ...item, price: '5' }] },
      'purchase item requires a unit price for the product purchased',
    ],
    [
      'WEVENT-009',
      { ...PURCHASE, items: [{ ...item, price: NaN }] },
      'purchase item requires a unit price for the product purchased',
    ],
    [
      'WEVENT-010',
      { ...PURCHASE, items: [{ ...item, quantity: 0 }] },
      'purchase item requires a quantity of products purchased',
    ],
    [
      'WEVENT-010',
      { ...PURCHASE, items: [{ ...item, quantity: undefined }] },
      'purchase item requires a quantity of products purchased',
    ],
  ])('refuse with the exact text [%s]', (_, purchase, text) => {
    expect(purchaseProblem(purchase, 'se')).toBe(text)
    expect(() => assertPurchase(purchase, 'se')).toThrow(new TypeError(text))
  })

  it('ask for a market [WEVENT-011], and let a number as transaction, a price of nothing and a return pass', () => {
    expect(purchaseProblem(PURCHASE, undefined)).toBe('Market not set')
    expect(
      purchaseProblem({ ...PURCHASE, transaction_id: 5, items: [{ item_id: 5, price: 0, quantity: -1 }] }, 'se'),
    ).toBeUndefined()
  })

  it.each(['AddToCart', 'setMarket', 'setProductId'])(
    '%s wants a text or a number [WEVENT-012] [WEVENT-013] [WEVENT-014]',
    (event) => {
      for (const value of [null, undefined, {}, [], true])
        expect(idProblem(event, value)).toBe(`${event} event requires a string as an argument`)
      for (const value of ['a', 5, 0]) expect(idProblem(event, value)).toBeUndefined()
    },
  )

  it.each(['setUserId', 'setSessionId'])('%s allows an id to be removed [WEVENT-015] [WEVENT-016]', (event) => {
    for (const value of ['a', 5, null, undefined]) expect(optionalIdProblem(event, value)).toBeUndefined()
    expect(optionalIdProblem(event, {})).toBe(`${event} event requires a string as an argument`)
  })
})
