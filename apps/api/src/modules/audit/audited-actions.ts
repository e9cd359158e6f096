import type { AuditAction } from './audit.js'

/** What a piece of work may write into the audit, or why it writes nothing. */
export type Audited = readonly AuditAction[] | { readonly exempt: string }

export const CART = ['cart.changed'] as const
export const DRAFT = ['checkout.changed'] as const
export const BOOKED = ['invoice.payment-booked', 'invoice.paid', 'invoice.partlyPaid'] as const
/** Choosing e-invoices asks the bank, choosing otherwise ends them. */
export const E_INVOICE_CHOSEN = ['e-invoice.waiting', 'e-invoice.ended', 'delivery.refused'] as const
export const ENDINGS = [
  'payment.failed',
  'payment.declined',
  'payment.cancelled',
  'saved-payment.unusable',
  'lens-delivery.declined',
  'lens-subscription.paused',
] as const
/** Gift cards are delivered when they are paid. */
export const CARDS_DELIVERED = [
  'order.part-sent',
  'order.controlled',
  'order.sent',
  'gift-card.issued',
  'gift-card.sent',
] as const
export const PAID = [
  'order.placed',
  'cart-handover.agreed',
  ...CARDS_DELIVERED,
  'payment-link.paid',
  'invoice.paymentReserved',
  'payment.in-review',
  'saved-payment.saved',
  'saved-payment.removed',
  'lens-subscription.started',
  'lens-delivery.paid',
] as const

/** A delivery whose processing has come is claimed before a change. */
export const CLAIMED = ['lens-delivery.processed', 'lens-subscription.paused'] as const
