import type { ActorKind } from './actor.js'

const ALL_ACTORS = ['visitor', 'customer', 'store', 'manager', 'system', 'webhook'] as const
const SHOPPERS = ['visitor', 'customer', 'store'] as const

/**
 * What each kind of actor may do. What is not named is refused. Owning is a second question: a customer's order, invoice
 * or booking that belongs to another customer is not found.
 */
const GRANTS = {
  'shop.browse': ALL_ACTORS,
  'session.read': ALL_ACTORS,
  'consent.change': [...SHOPPERS, 'manager'],
  'cart.change': SHOPPERS,
  'checkout.submit': SHOPPERS,
  'payment.pay': SHOPPERS,
  'payment.notify': ['webhook'],
  'payment.in-store': ['store'],
  'payment-link.send': ['store'],
  'sms.report': ['webhook'],
  'payment-link.pay': ALL_ACTORS,
  'booking.create': SHOPPERS,
  /** By its reference, which only whoever booked has. */
  'booking.manage': SHOPPERS,
  'booking.list': ['customer'],
  /** The day of a store, and what is done there. */
  'booking.handle': ['store'],
  /** Companies ask for an optician at their place; every store may answer. */
  'eye-health-day.request': SHOPPERS,
  'eye-health-day.answer': ['store'],
  'gift-card.lookup': SHOPPERS,
  /** What a store has sold is printed there on the same day, and sent again. */
  'gift-card.sell': ['store'],
  'withdrawal.declare': ALL_ACTORS,
  'agreement.sign': SHOPPERS,
  /** Those of all companies: employees come to any store. */
  'agreement.read': ['store'],
  'account.open': SHOPPERS,
  'session.end': ALL_ACTORS,
  'account.read': ['customer'],
  'account.change': ['customer'],
  'order.confirmation': SHOPPERS,
  'order.read': ['customer', 'store'],
  'order.cancel': ['customer', 'store'],
  'order.return': ['customer'],
  'order.move': ['store', 'system'],
  /** The queues of the store and the warehouse, and what is done there. */
  'order.handle': ['store'],
  'order.refund': ['store'],
  'return.confirm': ['store'],
  /** Invoices are issued, and what happens to them is noted. */
  'invoice.handle': ['store'],
  'subscription.change': ['customer'],
  /** As the customer, or by the signed link of a letter. */
  'subscription.win-back': SHOPPERS,
  'glasses-subscription.create': ['store'],
  /** Whether subscriptions are under maintenance. */
  'subscription-platform.switch': ['store'],
  'friends.join': ['customer'],
  /** The accident guarantee of members; every store may answer. */
  'claim.report': ['customer'],
  'claim.answer': ['store'],
  /** Of what was bought; staff decide whether it is shown. */
  'review.write': ['customer'],
  'review.moderate': ['store'],
  /** By the signed link of an order whose strengths are missing. */
  'prescription.send': SHOPPERS,
  /** Pictures of prescriptions are seen, and their strengths entered. */
  'prescription.enter': ['store'],
  /** Of a store to a customer, who opens it and agrees. */
  'cart.hand-over': ['store'],
  'cart.receive': ['customer'],
  'customer.lookup': ['store'],
  'customer.create': ['store'],
  'customer.change': ['store'],
  'staff.read': ['store'],
  /** What guards the log-in of who works in the store. */
  'staff.secure': ['store'],
  /** By a link, or as a customer whose address an employee has named. */
  'requisition.decide': ['manager', 'customer'],
  'requisition.request-list': [...SHOPPERS, 'manager'],
} as const satisfies Record<string, readonly ActorKind[]>

export type Permission = keyof typeof GRANTS
export const PERMISSIONS = Object.keys(GRANTS) as readonly Permission[]

/** The kinds of actors that have a permission. */
export type ActorKindWith<P extends Permission> = (typeof GRANTS)[P][number]

/** Whether a kind of actor may do a thing; unknown things are refused. */
export function can(kind: ActorKind, permission: Permission): boolean {
  return Object.hasOwn(GRANTS, permission) && (GRANTS[permission] as readonly ActorKind[]).includes(kind)
}
