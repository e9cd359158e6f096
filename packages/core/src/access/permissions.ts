import { type Role, ROLES } from './actor.js'
import { CHAIN_ROLES, STAFF_ROLES, STORE_ROLES, type StaffRole } from './staff-roles.js'

const SHOPPERS = ['visitor', 'customer', ...STAFF_ROLES] as const
/** Who has the customer in front of them, or on the telephone. */
const CUSTOMER_STAFF = [...STORE_ROLES, 'customer-service'] as const

/**
 * What each role may do. What is not named is refused. Owning is a second question: a customer's order, invoice
 * or booking that belongs to another customer is not found.
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
  /** By its reference, which only whoever booked has. */
  'booking.manage': SHOPPERS,
  'booking.list': ['customer'],
  /** The day of a store, and what is done there. */
  'booking.handle': STORE_ROLES,
  /** Days on which an examiner is away, whose visits are then rebooked. */
  'absence.report': ['optician', 'store-manager'],
  /** Companies ask for an optician at their place; every store may answer. */
  'eye-health-day.request': SHOPPERS,
  'eye-health-day.answer': ['optician', 'store-manager'],
  'gift-card.lookup': SHOPPERS,
  /** What a store has sold is printed there on the same day, and sent again. */
  'gift-card.sell': STORE_ROLES,
  'withdrawal.declare': ROLES,
  'agreement.sign': SHOPPERS,
  /** Those of all companies: employees come to any store. */
  'agreement.read': STAFF_ROLES,
  'account.open': SHOPPERS,
  'session.end': ROLES,
  'account.read': ['customer'],
  'account.change': ['customer'],
  'order.confirmation': SHOPPERS,
  'order.read': ['customer', ...STAFF_ROLES],
  'order.cancel': ['customer', ...CUSTOMER_STAFF],
  'order.return': ['customer'],
  /** The queues of the store and the warehouse, and each order there. */
  'order.queue': STAFF_ROLES,
  /** Orders of other stores and of the web shop, without saying why. */
  'order.of-every-store': CHAIN_ROLES,
  /** One of them, for the customer who is in the store: who looked and why is stored. */
  'order.look-up': STORE_ROLES,
  /** What is done with an order in the store and the warehouse. */
  'order.handle': CUSTOMER_STAFF,
  'order.note': [...CUSTOMER_STAFF, 'finance'],
  /** Of an order that has not left: goods and money go back. */
  'order.cancel-for-customer': CUSTOMER_STAFF,
  /** Up to a sum that is given back without a second thought. */
  'order.refund': [...CUSTOMER_STAFF, 'finance'],
  'order.refund-any-sum': ['store-manager', 'customer-service', 'finance'],
  'return.confirm': CUSTOMER_STAFF,
  'invoice.read': ['store-manager', 'customer-service', 'finance'],
  'invoice.issue': ['store-manager', 'finance'],
  /** Payments of invoices are noted, and whether they are reminded of. */
  'invoice.handle': ['finance'],
  'invoice.credit': ['finance'],
  /** Payments that came to the bank giro, of the whole chain. */
  'bank-payment.match': ['finance'],
  'bank-payment.repay': ['finance'],
  'subscription.change': ['customer'],
  /** As the customer, or by the signed link of a letter. */
  'subscription.win-back': SHOPPERS,
  /** Those that a store has made, beside the maintenance of all. */
  'glasses-subscription.list': [...STORE_ROLES, 'administrator'],
  'glasses-subscription.create': STORE_ROLES,
  /** Whether subscriptions are under maintenance. */
  'subscription-platform.switch': ['administrator'],
  'friends.join': ['customer'],
  /** The accident guarantee of members; every store may answer. */
  'claim.report': ['customer'],
  'claim.answer': ['optician', 'store-manager', 'customer-service'],
  /** Of what was bought; staff decide whether it is shown. */
  'review.write': ['customer'],
  'review.moderate': ['customer-service', 'administrator'],
  /** By the signed link of an order whose strengths are missing. */
  'prescription.send': SHOPPERS,
  /** Pictures of prescriptions are seen, and strengths entered: of what was sent, and of visits. */
  'prescription.enter': ['optician'],
  /** Of a store to a customer, who opens it and agrees. */
  'cart.hand-over': STORE_ROLES,
  'cart.receive': ['customer'],
  'customer.lookup': CUSTOMER_STAFF,
  'customer.create': CUSTOMER_STAFF,
  'customer.change': CUSTOMER_STAFF,
  'staff.read': STAFF_ROLES,
  /** What guards the own log-in. */
  'staff.secure': STAFF_ROLES,
  /** By a link, or as a customer whose address an employee has named. */
  'requisition.decide': ['manager', 'customer'],
  'requisition.request-list': [...SHOPPERS, 'manager'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof GRANTS
export const PERMISSIONS = Object.keys(GRANTS) as readonly Permission[]

type KindOf<R extends Role> = R extends StaffRole ? 'store' : R

/** The kinds of actors of whom some have a permission. */
export type ActorKindWith<P extends Permission> = KindOf<(typeof GRANTS)[P][number]>

/** Whether a role may do a thing; unknown things are refused. */
export function can(role: Role, permission: Permission): boolean {
  return Object.hasOwn(GRANTS, permission) && (GRANTS[permission] as readonly Role[]).includes(role)
}
