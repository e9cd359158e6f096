import { type ActorOf, type Role, ROLES } from './actor.js'
import { CHAIN_ROLES, STAFF_ROLES, STORE_ROLES, type StaffRole } from './staff-roles.js'

const SHOPPERS = ['visitor', 'customer', ...STAFF_ROLES] as const
/** The roles that serve customers, in a store or by telephone. */
const CUSTOMER_STAFF = [...STORE_ROLES, 'customer-service'] as const

/**
 * The roles that have each permission. A permission that is not in the table is refused. Ownership is checked
 * separately: a request for another customer's order, invoice or booking is answered with "not found".
 */
const GRANTS = {
  'shop.browse': ROLES,
  'session.read': ROLES,
  'consent.change': [...SHOPPERS, 'manager'],
  'cart.change': SHOPPERS,
  'checkout.submit': SHOPPERS,
  'payment.pay': SHOPPERS,
  'payment.notify': ['webhook'],
  'payment-link.send': CUSTOMER_STAFF,
  'sms.report': ['webhook'],
  'payment-link.pay': ROLES,
  'booking.create': SHOPPERS,
  /** The booking's reference proves the right. Only the person who booked has it. */
  'booking.manage': SHOPPERS,
  'booking.list': ['customer'],
  'booking.handle': STORE_ROLES,
  /** Reports days on which an examiner is away. Their visits are then rebooked. */
  'absence.report': ['optician', 'store-manager'],
  /** A company requests an optician at its own office. Staff of any store may answer. */
  'eye-health-day.request': SHOPPERS,
  'eye-health-day.answer': ['optician', 'store-manager'],
  'gift-card.lookup': SHOPPERS,
  /** A store prints the gift card on the day it sells it, and may send it again. */
  'gift-card.sell': STORE_ROLES,
  'withdrawal.declare': ROLES,
  'agreement.sign': SHOPPERS,
  'agreement.read': STAFF_ROLES,
  /** Reads the agreement of one company for an employee who is present. The system stores who read it and why. */
  'agreement.look-up': STORE_ROLES,
  'account.open': SHOPPERS,
  'session.end': ROLES,
  'account.read': ['customer'],
  'account.change': ['customer'],
  'order.confirmation': SHOPPERS,
  'order.read': ['customer', ...STAFF_ROLES],
  'order.cancel': ['customer', ...CUSTOMER_STAFF],
  'order.return': ['customer'],
  'order.queue': STAFF_ROLES,
  /** Reads orders, claims, payment links, agreements and invoices of every store and of the web shop without giving a reason. */
  'subject.of-every-store': CHAIN_ROLES,
  /** Reads one order of another store for a customer who is present. The system stores who read it and why. */
  'order.look-up': STORE_ROLES,
  'order.handle': CUSTOMER_STAFF,
  'order.note': [...CUSTOMER_STAFF, 'finance'],
  /** Cancels an order that has not been shipped. The goods go back to stock and the money to the customer. */
  'order.cancel-for-customer': CUSTOMER_STAFF,
  /** Refunds up to the limit for all staff. A larger sum needs `order.refund-any-sum`. */
  'order.refund': [...CUSTOMER_STAFF, 'finance'],
  'order.refund-any-sum': ['store-manager', 'customer-service', 'finance'],
  'return.confirm': CUSTOMER_STAFF,
  'invoice.read': ['store-manager', 'customer-service', 'finance'],
  'invoice.issue': ['store-manager', 'finance'],
  /** Books payments of invoices, and notes what happens to them, such as their collection. */
  'invoice.handle': ['finance'],
  'invoice.credit': ['finance'],
  /** Matches payments to the bank giro of the whole chain with invoices. */
  'bank-payment.match': ['finance'],
  'bank-payment.repay': ['finance'],
  'subscription.change': ['customer'],
  /** The subscriber acts as a customer, or without logging in by the signed link of a letter. */
  'subscription.win-back': SHOPPERS,
  /** Lists the subscriptions that the user's own store created. Administrators switch maintenance on the same page. */
  'glasses-subscription.list': [...STORE_ROLES, 'administrator'],
  'glasses-subscription.create': STORE_ROLES,
  'subscription-platform.switch': ['administrator'],
  'friends.join': ['customer'],
  /** A club member reports damage under the accident guarantee. Any store may answer. */
  'claim.report': ['customer'],
  'claim.answer': ['optician', 'store-manager', 'customer-service'],
  /** A customer reviews what they bought. Staff decide whether the review is shown. */
  'review.write': ['customer'],
  'review.moderate': ['customer-service', 'administrator'],
  /** The signed link of an order that waits for its prescription proves the right. */
  'prescription.send': SHOPPERS,
  /** Views the pictures of prescriptions that customers sent, and enters prescriptions from pictures and visits. */
  'prescription.enter': ['optician'],
  /** A store hands a cart to a customer, who opens and accepts it. */
  'cart.hand-over': STORE_ROLES,
  'cart.receive': ['customer'],
  'customer.lookup': CUSTOMER_STAFF,
  'customer.create': CUSTOMER_STAFF,
  'customer.change': CUSTOMER_STAFF,
  'staff.read': STAFF_ROLES,
  /** Manages one's own log-in: password and passkeys. */
  'staff.secure': STAFF_ROLES,
  /** A manager decides by a link. A customer decides if an employee named their e-mail address. */
  'requisition.decide': ['manager', 'customer'],
  'requisition.request-list': [...SHOPPERS, 'manager'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof GRANTS
export const PERMISSIONS = Object.keys(GRANTS) as readonly Permission[]

type KindOf<R extends Role> = R extends StaffRole ? 'staff' : R

/** The kinds of actors that have a permission in at least one of their roles. */
export type ActorKindWith<P extends Permission> = KindOf<(typeof GRANTS)[P][number]>

/** Tells whether a role has a permission. An unknown permission is refused. */
export function can(role: Role, permission: Permission): boolean {
  return Object.hasOwn(GRANTS, permission) && (GRANTS[permission] as readonly Role[]).includes(role)
}

/** The store whose subjects alone a member of staff sees; null for who sees those of every store. */
export function onlyStoreOf({ role, storeId }: ActorOf<'staff'>): number | null {
  return can(role, 'subject.of-every-store') ? null : storeId
}
