/** Who somebody is, read from the session and never from what they send. */
export const ROLES = ['visitor', 'customer', 'store', 'manager'] as const
export type Role = (typeof ROLES)[number]

/**
 * What each role may do. What is not named is refused. Owning is a second question: a customer's order, invoice or
 * booking that belongs to somebody else does not exist for them.
 */
const GRANTS = {
  'shop.browse': ['visitor', 'customer', 'store'],
  'cart.change': ['visitor', 'customer', 'store'],
  'checkout.submit': ['visitor', 'customer', 'store'],
  'payment.in-store': ['store'],
  'booking.create': ['visitor', 'customer', 'store'],
  'gift-card.lookup': ['visitor', 'customer', 'store'],
  'agreement.sign': ['visitor', 'customer', 'store'],
  'account.read': ['customer'],
  'account.change': ['customer'],
  'order.read': ['customer', 'store'],
  'order.cancel': ['customer', 'store'],
  'order.return': ['customer'],
  'order.move': ['store'],
  'return.confirm': ['store'],
  'subscription.change': ['customer'],
  'friends.join': ['customer'],
  'customer.lookup': ['store'],
  'customer.create': ['store'],
  'payment-request.send': ['store'],
  'requisition.decide': ['manager'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof GRANTS
export const PERMISSIONS = Object.keys(GRANTS) as readonly Permission[]

/** Whether a role may do a thing; unknown things are refused. */
export function can(role: Role, permission: Permission): boolean {
  return Object.hasOwn(GRANTS, permission) && (GRANTS[permission] as readonly Role[]).includes(role)
}
