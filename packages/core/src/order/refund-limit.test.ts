import { expect, it } from 'vitest'
import { ROLES } from '../access/index.js'
import { ore } from '../money/index.js'
import { REFUND_LIMIT, refundMaximum } from './index.js'

it('is reached by several small sums of one order as by one large one', () => {
  const order = { refundable: ore(5_000) }
  expect(refundMaximum(order, 'seller')).toBe(REFUND_LIMIT)
  expect(refundMaximum({ ...order, refundedByHand: ore(900) }, 'optician')).toBe(ore(100))
  expect(refundMaximum({ ...order, refundedByHand: ore(1_200) }, 'seller')).toBe(0)
  expect(refundMaximum({ refundable: ore(40), refundedByHand: ore(900) }, 'seller')).toBe(ore(40))
})

it('binds sellers and opticians, and no other role that pays back', () => {
  const order = { refundable: ore(5_000) }
  const most = Object.fromEntries(ROLES.map((role) => [role, refundMaximum(order, role) / 100]))
  expect(most).toMatchObject({ seller: 1_000, optician: 1_000, finance: 5_000, administrator: 0, customer: 0 })
  expect([most['store-manager'], most['customer-service']]).toEqual([5_000, 5_000])
})
