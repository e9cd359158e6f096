import { describe, expect, it } from 'vitest'
import { createEventsBody, eventSchemas } from './events.js'

const purchase = {
  event_type: 'purchase',
  transaction_id: 5,
  currency: 'SEK',
  products: [{ sku: 'a', price: 0, quantity: -1 }],
}

function why(
  schema: { safeParse(value: unknown): { error?: { issues: { message: string; path: PropertyKey[] }[] } } },
  value: unknown,
) {
  const [first] = schema.safeParse(value).error?.issues ?? []
  return first ? [first.path.join('.'), first.message] : null
}

describe('a purchase', () => {
  it('is accepted as sent, numbers as text', () => {
    const read = eventSchemas.purchase.parse(purchase)
    expect([read.transaction_id, read.products]).toEqual(['5', [{ sku: 'a', price: 0, quantity: -1 }]])
  })

  it('is accepted in the form of the page, with items', () => {
    const { products: _, ...rest } = purchase
    const read = eventSchemas.purchase.parse({ ...rest, items: [{ item_id: 7, price: 12.5, quantity: 2 }] })
    expect(read.products).toEqual([{ sku: '7', price: 12.5, quantity: 2 }])
  })

  it.each([
    ['WEVENT-004', 'x', '', 'purchase event requires an object as an argument'],
    [
      'WEVENT-005',
      { ...purchase, products: undefined },
      'products',
      'purchase event requires an items array of purchased products',
    ],
    ['WEVENT-006', { ...purchase, currency: 7 }, 'currency', 'purchase event requires a currency string'],
    ['WEVENT-006', { ...purchase, currency: '' }, 'currency', 'purchase event requires a currency string'],
    [
      'WEVENT-007',
      { ...purchase, transaction_id: undefined },
      'transaction_id',
      'purchase event requires a transaction_id string',
    ],
    [
      'WEVENT-007',
      { ...purchase, transaction_id: {} },
      'transaction_id',
      'purchase event requires a transaction_id string',
    ],
    [
      'WEVENT-008',
      { ...purchase, products: [{ price: 1, quantity: 1 }] },
      'products.0.sku',
      'purchased item requires an item_id of the purchased product',
    ],
    [
      'WEVENT-008',
      { ...purchase, products: [{ sku: '', price: 1, quantity: 1 }] },
      'products.0.sku',
      'purchased item requires an item_id of the purchased product',
    ],
    [
      'WEVENT-009',
      { ...purchase, products: [{ sku: 1, price: '5', quantity: 1 }] },
      'products.0.price',
      'purchase item requires a unit price for the product purchased',
    ],
    [
      'WEVENT-009',
      { ...purchase, products: [{ sku: 1, price: NaN, quantity: 1 }] },
      'products.0.price',
      'purchase item requires a unit price for the product purchased',
    ],
    [
      'WEVENT-010',
      { ...purchase, products: [{ sku: 1, price: 1, quantity: 0 }] },
      'products.0.quantity',
      'purchase item requires a quantity of products purchased',
    ],
    [
      'WEVENT-010',
      { ...purchase, products: [{ sku: 1, price: 1 }] },
      'products.0.quantity',
      'purchase item requires a quantity of products purchased',
    ],
  ])('is refused with the exact text [%s]', (_, value, field, text) => {
    expect(why(eventSchemas.purchase, value)).toEqual([field, text])
  })
})

it('names the event that lacks its product [WEVENT-012, WEVENT-014]', () => {
  expect(why(eventSchemas.add_to_cart, { event_type: 'add_to_cart', product_id: {} })).toEqual([
    'product_id',
    'AddToCart event requires a string as an argument',
  ])
  expect(why(eventSchemas.page_view, { event_type: 'page_view', product_id: [] })).toEqual([
    'product_id',
    'setProductId event requires a string as an argument',
  ])
})

it('accepts a user and a session that are text, number, null or missing, and nothing else [WEVENT-015, WEVENT-016]', () => {
  const event = { event_type: 'page_view', product_id: 1 }
  for (const id of ['a', 7, null, undefined])
    expect(eventSchemas.page_view.safeParse({ ...event, user_id: id, session_id: id }).success).toBe(true)
  expect(why(eventSchemas.page_view, { ...event, user_id: {} })?.[0]).toBe('user_id')
  expect(why(eventSchemas.page_view, { ...event, session_id: [] })?.[0]).toBe('session_id')
})

it.each([
  [undefined, 'Market not set'],
  [null, 'Market not set'],
  ['', 'Market not set'],
  [{}, 'setMarket event requires a string as an argument'],
])('asks for a market instead of %o [WEVENT-011, WEVENT-013]', (market, text) => {
  expect(why(createEventsBody, { tenant: 'a', market, events: [] })).toEqual(['market', text])
})
