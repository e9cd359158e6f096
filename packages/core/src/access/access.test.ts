import { expect, it } from 'vitest'
import {
  actorId,
  can,
  canDiscover,
  DISCOVERY_ACTOR_KINDS,
  onlyStoreOf,
  roleOf,
  ROLES,
  STAFF_ROLES,
  STORE_ROLES,
  type DiscoveryPermission,
  type Permission,
  type Role,
  type StaffRole,
} from './index.js'
import { PERMISSIONS } from './permissions.js'
import { CHAIN_ROLES } from './staff-roles.js'

const rolesWith = (permission: Permission): Role[] => ROLES.filter((role) => can(role, permission))

it('lets staff who meet customers look up and create them and send payment links, and no other actor [STAFF-003, STAFF-004, STAFF-005]', () => {
  for (const permission of ['customer.lookup', 'customer.create', 'payment-link.send'] as const)
    expect(rolesWith(permission)).toEqual([...STORE_ROLES, 'customer-service'])
})

it('separates duties: who sells books no money by hand, and who books money sells nothing', () => {
  const duties = {
    'subject.of-every-store': CHAIN_ROLES,
    'order.look-up': STORE_ROLES,
    'agreement.look-up': STORE_ROLES,
    'order.refund': ['seller', 'optician', 'store-manager', 'finance', 'customer-service'],
    'order.refund-any-sum': ['store-manager', 'finance', 'customer-service'],
    'invoice.issue': ['store-manager', 'finance'],
    'invoice.handle': ['finance'],
    'invoice.credit': ['finance'],
    'bank-payment.match': ['finance'],
    'bank-payment.repay': ['finance'],
    'subscription-platform.switch': ['administrator'],
    'prescription.enter': ['optician'],
    'gift-card.sell': STORE_ROLES,
  } as const satisfies Partial<Record<Permission, readonly Role[]>>
  for (const [permission, roles] of Object.entries(duties))
    expect([permission, rolesWith(permission as Permission)]).toEqual([permission, roles])
})

it('gives each role of staff something of its own kind, and none everything that staff may do', () => {
  const ofStaff = PERMISSIONS.filter((permission) => STAFF_ROLES.some((role) => can(role, permission)))
  for (const role of STAFF_ROLES) {
    expect([role, can(role, 'staff.read'), can(role, 'order.queue')]).toEqual([role, true, true])
    expect(ofStaff.filter((permission) => !can(role, permission))).not.toEqual([])
  }
  expect([...STORE_ROLES, ...CHAIN_ROLES].toSorted()).toEqual([...STAFF_ROLES].toSorted())
})

it('lets a manager decide a requisition, who may be a customer, and neither a visitor nor staff [B2B-003, ROLE-006]', () => {
  expect(rolesWith('requisition.decide')).toEqual(['customer', 'manager'])
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
  for (const permission of ['payment.notify', 'sms.report'] as const) expect(rolesWith(permission)).toEqual(['webhook'])
})

it('lets only the installation create tenants, and only the console change what shoppers find', () => {
  const withPermission = (permission: DiscoveryPermission) =>
    DISCOVERY_ACTOR_KINDS.filter((kind) => canDiscover(kind, permission))
  expect(withPermission('tenant.create')).toEqual(['admin'])
  expect(withPermission('feed.write')).toEqual(['tenant', 'admin'])
  expect(withPermission('merchandising.change')).toEqual(['console'])
})

it('lets only stores make subscriptions for customers, and only an administrator begin maintenance [ERR-022]', () => {
  expect(rolesWith('glasses-subscription.create')).toEqual(STORE_ROLES)
  expect(rolesWith('subscription-platform.switch')).toEqual(['administrator'])
})

it('refuses unknown permissions and roles', () => {
  expect(can('store-manager', 'constructor' as Permission)).toBe(false)
  expect(can('store' as Role, 'order.queue')).toBe(false)
  expect(canDiscover('admin', 'constructor' as DiscoveryPermission)).toBe(false)
})

it('names every actor by an id of its kind, and by the role that decides', () => {
  const seller = { kind: 'staff', storeId: 1001, employeeNumber: '7', role: 'seller' } as const
  expect([actorId(seller), roleOf(seller)]).toEqual(['1001/7', 'seller'])
  expect(actorId({ kind: 'visitor', shopperId: null })).toBeNull()
  expect(actorId({ kind: 'webhook', provider: 'klarna' })).toBe('klarna')
  expect(roleOf({ kind: 'webhook', provider: 'klarna' })).toBe('webhook')
})

it('names the store that a role is kept to, and no store for the roles of the chain', () => {
  const storeOf = (role: StaffRole) => onlyStoreOf({ kind: 'staff', storeId: 1001, employeeNumber: '7', role })
  expect(STORE_ROLES.map(storeOf)).toEqual([1001, 1001, 1001])
  expect(CHAIN_ROLES.map(storeOf)).toEqual([null, null, null])
})
