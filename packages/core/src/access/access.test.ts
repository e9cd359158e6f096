import { expect, it } from 'vitest'
import {
  ACTOR_KINDS,
  actorId,
  can,
  canDiscover,
  DISCOVERY_ACTOR_KINDS,
  PERMISSIONS,
  type DiscoveryPermission,
  type Permission,
} from './index.js'

it('lets stores look up and create customers and send payment links, and no other actor [STAFF-003, STAFF-004, STAFF-005]', () => {
  for (const permission of ['customer.lookup', 'customer.create', 'payment-link.send'] as const) {
    expect(ACTOR_KINDS.filter((kind) => can(kind, permission))).toEqual(['store'])
  }
})

it('lets only stores handle orders and pay them back', () => {
  for (const permission of ['order.handle', 'order.refund'] as const)
    expect(ACTOR_KINDS.filter((kind) => can(kind, permission))).toEqual(['store'])
})

it('lets a manager decide a requisition, who may be a customer, and neither a visitor nor a store [B2B-003, ROLE-006]', () => {
  expect(ACTOR_KINDS.filter((kind) => can(kind, 'requisition.decide'))).toEqual(['customer', 'manager'])
})

it('lets a visitor buy, but read no account [CARD-002, ROLE-001]', () => {
  expect(PERMISSIONS.filter((permission) => can('visitor', permission))).toEqual([
    'shop.browse',
    'session.read',
    'consent.change',
    'cart.change',
    'checkout.submit',
    'payment.pay',
    'payment-link.pay',
    'booking.create',
    'booking.manage',
    'eye-health-day.request',
    'gift-card.lookup',
    'withdrawal.declare',
    'agreement.sign',
    'account.open',
    'session.end',
    'order.confirmation',
    'subscription.win-back',
    'prescription.send',
    'requisition.request-list',
  ])
})

it('lets only the providers themselves notify of payments and SMS', () => {
  for (const permission of ['payment.notify', 'sms.report'] as const)
    expect(ACTOR_KINDS.filter((kind) => can(kind, permission))).toEqual(['webhook'])
})

it('lets only the installation create tenants, and only the console change what shoppers find', () => {
  const withPermission = (permission: DiscoveryPermission) =>
    DISCOVERY_ACTOR_KINDS.filter((kind) => canDiscover(kind, permission))
  expect(withPermission('tenant.create')).toEqual(['admin'])
  expect(withPermission('feed.write')).toEqual(['tenant', 'admin'])
  expect(withPermission('merchandising.change')).toEqual(['console'])
})

it('lets only stores make subscriptions for customers and begin maintenance [ERR-022]', () => {
  for (const permission of ['glasses-subscription.create', 'subscription-platform.switch'] as const)
    expect(ACTOR_KINDS.filter((kind) => can(kind, permission))).toEqual(['store'])
})

it('refuses unknown permissions', () => {
  expect(can('store', 'constructor' as Permission)).toBe(false)
  expect(canDiscover('admin', 'constructor' as DiscoveryPermission)).toBe(false)
})

it('names every actor by an id of its kind', () => {
  expect(actorId({ kind: 'visitor', shopperId: null })).toBeNull()
  expect(actorId({ kind: 'store', storeId: 1001, employeeNumber: '7' })).toBe('1001/7')
  expect(actorId({ kind: 'webhook', provider: 'klarna' })).toBe('klarna')
})
