import { expect, it } from 'vitest'
import { PERMISSIONS, can, type Permission } from './index.js'

it('lets stores look up and create customers and send payment requests, and nobody else [STAFF-003, STAFF-004, STAFF-005]', () => {
  for (const permission of ['customer.lookup', 'customer.create', 'payment-request.send'] as const) {
    expect((['visitor', 'customer', 'store', 'manager'] as const).filter((role) => can(role, permission))).toEqual([
      'store',
    ])
  }
})

it('lets only a manager decide a requisition [B2B-003]', () => {
  expect(can('manager', 'requisition.decide')).toBe(true)
  expect(can('store', 'requisition.decide')).toBe(false)
})

it('lets a visitor buy, but read no account [CARD-002, ROLE-001]', () => {
  expect(PERMISSIONS.filter((permission) => can('visitor', permission))).toEqual([
    'shop.browse',
    'cart.change',
    'checkout.submit',
    'booking.create',
    'gift-card.lookup',
    'agreement.sign',
  ])
})

it('refuses what nobody has named', () => {
  expect(can('store', 'constructor' as Permission)).toBe(false)
})
