/** Audited actions that several calls and rounds have in common. */
export const audited = {
  cart: ['cart.changed'],
  draft: ['checkout.changed'],
  booked: ['invoice.payment-booked', 'invoice.paid', 'invoice.partlyPaid'],
  /** Choosing e-invoices asks the bank, choosing otherwise ends them. */
  eInvoiceChosen: ['e-invoice.waiting', 'e-invoice.ended', 'delivery.refused'],
  /** How a payment can end without money. */
  endings: [
    'payment.failed',
    'payment.declined',
    'payment.cancelled',
    'saved-payment.unusable',
    'lens-delivery.declined',
    'lens-subscription.paused',
  ],
  /** What follows of a payment. Gift cards are delivered when they are paid. */
  paid: [
    'order.placed',
    'cart-handover.agreed',
    'order.part-sent',
    'order.controlled',
    'order.sent',
    'gift-card.issued',
    'gift-card.sent',
    'payment-link.paid',
    'invoice.paymentReserved',
    'payment.in-review',
    'saved-payment.saved',
    'saved-payment.removed',
    'lens-subscription.started',
    'lens-delivery.paid',
  ],
  /** A time is taken, and a company's manager is asked where one decides. */
  visitBooked: ['booking.booked', 'requisition.draft', 'requisition.pending'],
  /** A delivery whose processing has come is claimed before a change. */
  claimed: ['lens-delivery.processed', 'lens-subscription.paused'],
} as const
