import type { StaffRole } from '@klarsikt/core/access'
import { href, PAGE_KEYS, type PageKey, pagePaths, requiresLogin } from '@klarsikt/shop-config/paths'

/** A demo customer whose pages the tests only read. */
export const ANNA = { email: 'anna@klarsikt.example', password: 'Visa-mer-2026' }
export const ORDER = '48100001'
const SENT_ORDER = '48100004'
/** An unpaid invoice of the demo customer. */
const INVOICE = '100000004'

export const VISITOR_PATHS = (['auth-login', 'auth-login-store', 'auth-register', 'auth-reset-password'] as const).map(
  (key) => href(key),
)

/** Pages that have journeys of their own. */
const NOT_HERE: readonly PageKey[] = ['account-booking', 'account-friends-signup']

export const CUSTOMER_PATHS = [
  ...PAGE_KEYS.filter((key) => requiresLogin(key) && !pagePaths[key].includes(':') && !NOT_HERE.includes(key)).map(
    (key): string => pagePaths[key],
  ),
  href('auth-logout'),
  href('account-order', { orderId: ORDER }),
  href('account-order-return', { orderId: SENT_ORDER }),
]

export const STAFF_PATHS: readonly (readonly [StaffRole, readonly string[]])[] = [
  [
    'customer-service',
    [
      href('staff'),
      href('staff-orders'),
      `${href('staff-orders')}?queue=returns`,
      href('staff-order', { orderId: ORDER }),
      href('staff-customers'),
      href('staff-payment-link'),
      href('staff-agreements'),
      href('staff-agreement', { number: 'AV-10000001' }),
      href('staff-security'),
    ],
  ],
  ['store-manager', [href('staff-gift-cards'), href('staff-eye-health-days'), href('staff-glasses-subscriptions')]],
  ['finance', [href('staff-invoices'), href('staff-payments'), href('staff-invoice', { id: INVOICE })]],
]
