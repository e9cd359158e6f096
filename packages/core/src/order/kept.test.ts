import { expect, it } from 'vitest'
import { keptLines, keptSums } from './index.js'
import { type OrderSums } from './kept.js'

const frame = {
  state: 'Delivered',
  quantity: 2,
  unitPrice: 50_000,
  discount: 10_000,
  total: 90_000,
  vatRate: 25,
  vat: 18_000,
} as const
const book = {
  ...frame,
  state: 'Canceled',
  quantity: 1,
  unitPrice: 10_600,
  discount: 0,
  total: 10_600,
  vatRate: 6,
  vat: 600,
} as const
const order: OrderSums = {
  state: 'sent',
  items: 110_600,
  discount: 10_000,
  shipping: 2_500,
  total: 103_100,
  vat: [
    { rate: 25, gross: 92_500, net: 74_000, vat: 18_500 },
    { rate: 6, gross: 10_600, net: 10_000, vat: 600 },
  ],
}

it('sums up an order without what was cancelled of it, tax included', () => {
  expect(keptLines('sent', [frame, book])).toEqual([frame])
  const kept = keptSums(order, [frame, book])
  expect(kept).toEqual({ items: 100_000, discount: 10_000, total: 92_500, vat: [order.vat[0]] })
  expect(kept.total).toBe(kept.items - kept.discount + order.shipping)
})

it('takes the share of a discount off with the line', () => {
  const cancelled = { ...frame, state: 'Canceled' } as const
  expect(keptSums(order, [cancelled, { ...book, state: 'Delivered' }])).toMatchObject({
    items: 10_600,
    discount: 0,
    total: 13_100,
    vat: [{ rate: 25, gross: 2_500, net: 2_000, vat: 500 }, order.vat[1]],
  })
})

it('leaves an order that was cancelled as a whole as it was agreed', () => {
  const lines = [{ ...frame, state: 'Canceled' } as const, book]
  expect(keptLines('cancelled', lines)).toEqual(lines)
  expect(keptSums({ ...order, state: 'cancelled' }, lines)).toMatchObject({ total: 103_100, vat: order.vat })
})
