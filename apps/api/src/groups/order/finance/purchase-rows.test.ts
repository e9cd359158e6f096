import { expect, it } from 'vitest'
import { purchaseRows } from './purchase-rows.js'

const line = { brand: 'Gucci', description: 'Nova 7', quantity: 2, unitPrice: 100_000 }
const row = { shipping: 4_900, deliveryMethod: 20, discount: 20_000, discountCode: 'VINTER10' } as const

it('adds up to what was paid: goods and freight, less what a code took off', () => {
  const rows = purchaseRows({ row, lines: [line] })
  expect(rows.map(({ name }) => name)).toEqual(['Gucci Nova 7', expect.stringMatching(/^Frakt, ./), 'Rabatt, VINTER10'])
  const sum = rows.reduce((all, { quantity, unitPrice }) => all + quantity * unitPrice, 0)
  expect(sum).toBe(2 * line.unitPrice + row.shipping - row.discount)
})

it('says nothing of freight and reductions that there are not', () => {
  const plain = { ...row, shipping: 0, discount: 0, discountCode: null }
  expect(purchaseRows({ row: plain, lines: [line] })).toEqual([
    { name: 'Gucci Nova 7', quantity: 2, unitPrice: 100_000 },
  ])
})
