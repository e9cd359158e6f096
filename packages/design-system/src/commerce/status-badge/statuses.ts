import type { AgreementState, BookingState, RequisitionState } from '@klarsikt/core/booking'
import type { MembershipState } from '@klarsikt/core/glasses-subscription'
import type { InvoiceStatus } from '@klarsikt/core/invoice'
import type { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import {
  b2bMessages,
  bookingMessages,
  invoiceMessages,
  lifestyleMessages,
  orderMessages,
  statusMessages,
  subscriptionMessages,
} from '@klarsikt/core/messages'
import type {
  ConfirmationState,
  OrderLineState,
  OrderState,
  OrderStatus,
  ReturnState,
  ShippingState,
} from '@klarsikt/core/order'
import type { ChargeState, PaymentRequestState, PaymentState } from '@klarsikt/core/payment'
import type { IconComponent } from '../../icons/glyph.js'
import { PackageIcon, TruckIcon } from '../../icons/shop.js'
import { CancelledIcon, PausedIcon, SnowflakeIcon, StopIcon } from '../../icons/status.js'
import type { TextKey } from '../../locale/locale.js'

/**
 * What a status means to the customer: it waits (`neutral`), is under way (`progress`), went well (`success`), wants
 * something soon (`warning`), went wrong (`danger`), or is over (`ended`).
 */
export type StatusTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger' | 'ended'

/** How a status looks and reads. */
export interface StatusLook {
  readonly tone: StatusTone
  readonly key: TextKey
  readonly text: string
  /** A picture of its own instead of the tone's. */
  readonly icon?: IconComponent
}

/** One look for each value: a status that core gets and nobody gave a look does not compile. */
type Looks<S extends string | number> = Readonly<Record<S, StatusLook>>
/** Where a value says that there is nothing to tell. */
type LooksOrNone<S extends string | number> = Readonly<Record<S, StatusLook | null>>

/** Coarse status of an order [ENUM-006]. */
export const ORDER_STATUS: Looks<OrderStatus> = {
  1: { tone: 'progress', key: 'order.status.1', text: orderMessages['order.status.1'] },
  2: { tone: 'success', key: 'order.status.2', text: orderMessages['order.status.2'] },
  3: { tone: 'ended', key: 'order.status.3', text: orderMessages['order.status.3'], icon: CancelledIcon },
}

/** Detailed status of an order [ORD-002]. */
export const ORDER_STATE: Looks<OrderState> = {
  handled: { tone: 'progress', key: 'order.state.handled', text: orderMessages['order.state.handled'] },
  controlled: {
    tone: 'progress',
    key: 'order.state.controlled',
    text: orderMessages['order.state.controlled'],
    icon: PackageIcon,
  },
  paused: { tone: 'warning', key: 'order.state.paused', text: orderMessages['order.state.paused'], icon: PausedIcon },
  sent: { tone: 'success', key: 'order.state.sent', text: orderMessages['order.state.sent'], icon: TruckIcon },
  cancelled: {
    tone: 'ended',
    key: 'order.state.cancelled',
    text: orderMessages['order.state.cancelled'],
    icon: CancelledIcon,
  },
}

/** Label of one line of an order [ORD-005]. */
export const ORDER_LINE: Looks<OrderLineState> = {
  Control: { tone: 'progress', key: 'order.state.control', text: orderMessages['order.state.control'] },
  Controlled: {
    tone: 'progress',
    key: 'order.state.controlled',
    text: orderMessages['order.state.controlled'],
    icon: PackageIcon,
  },
  Stopped: { tone: 'warning', key: 'order.state.stopped', text: orderMessages['order.state.stopped'], icon: StopIcon },
  Delivered: { tone: 'success', key: 'order.state.delivered', text: orderMessages['order.state.delivered'] },
  Frozen: {
    tone: 'neutral',
    key: 'order.state.frozen',
    text: orderMessages['order.state.frozen'],
    icon: SnowflakeIcon,
  },
  Canceled: {
    tone: 'ended',
    key: 'order.state.cancelled',
    text: orderMessages['order.state.cancelled'],
    icon: CancelledIcon,
  },
}

/** The parcel [ORD-003]; before it is sent there is nothing to tell. */
export const SHIPPING: LooksOrNone<ShippingState> = {
  none: null,
  sent: { tone: 'success', key: 'order.shipping.sent', text: orderMessages['order.shipping.sent'], icon: TruckIcon },
  cancelled: {
    tone: 'ended',
    key: 'order.shipping.cancelled',
    text: orderMessages['order.shipping.cancelled'],
    icon: CancelledIcon,
  },
}

/** The return of an order [ORD-004]; most have none. */
export const RETURN: LooksOrNone<ReturnState> = {
  none: null,
  pending: { tone: 'progress', key: 'order.return.pending', text: orderMessages['order.return.pending'] },
  confirmed: { tone: 'success', key: 'order.return.confirmed', text: orderMessages['order.return.confirmed'] },
}

/** Whether somebody still has to act [ENUM-018]. */
export const CONFIRMATION: Looks<ConfirmationState> = {
  pending: { tone: 'progress', key: 'status.awaitsConfirmation', text: statusMessages['status.awaitsConfirmation'] },
  confirmed: { tone: 'success', key: 'booking.status.confirmed', text: bookingMessages['booking.status.confirmed'] },
}

/** The nine of an invoice. */
export const INVOICE: Looks<InvoiceStatus> = {
  paid: { tone: 'success', key: 'invoice.status.paid', text: invoiceMessages['invoice.status.paid'] },
  partlyPaid: { tone: 'warning', key: 'invoice.status.partlyPaid', text: invoiceMessages['invoice.status.partlyPaid'] },
  notPaid: { tone: 'warning', key: 'invoice.status.notPaid', text: invoiceMessages['invoice.status.notPaid'] },
  ended: { tone: 'ended', key: 'invoice.status.ended', text: invoiceMessages['invoice.status.ended'] },
  transferred: {
    tone: 'ended',
    key: 'invoice.status.transferred',
    text: invoiceMessages['invoice.status.transferred'],
  },
  paymentReserved: {
    tone: 'progress',
    key: 'invoice.status.paymentReserved',
    text: invoiceMessages['invoice.status.paymentReserved'],
  },
  paymentInProgress: {
    tone: 'progress',
    key: 'invoice.status.paymentInProgress',
    text: invoiceMessages['invoice.status.paymentInProgress'],
  },
  inCollection: {
    tone: 'danger',
    key: 'invoice.status.inCollection',
    text: invoiceMessages['invoice.status.inCollection'],
  },
  returnedFaultyAddress: {
    tone: 'danger',
    key: 'invoice.status.returnedFaultyAddress',
    text: invoiceMessages['invoice.status.returnedFaultyAddress'],
  },
}

/** A lens subscription: 100 active, 520 paused, 200 ended [ENUM-005]. */
export const LENS_SUBSCRIPTION: Looks<SubscriptionStatus> = {
  100: { tone: 'success', key: 'subscription.status.100', text: subscriptionMessages['subscription.status.100'] },
  520: {
    tone: 'warning',
    key: 'subscription.status.520',
    text: subscriptionMessages['subscription.status.520'],
    icon: PausedIcon,
  },
  200: { tone: 'ended', key: 'subscription.status.200', text: subscriptionMessages['subscription.status.200'] },
}

/** A glasses subscription [ENUM-011, LIFE-003]. */
export const LIFESTYLE: Looks<MembershipState> = {
  Created: { tone: 'neutral', key: 'lifestyle.status.created', text: lifestyleMessages['lifestyle.status.created'] },
  Active: { tone: 'success', key: 'lifestyle.status.active', text: lifestyleMessages['lifestyle.status.active'] },
  Terminated: {
    tone: 'ended',
    key: 'lifestyle.status.terminated',
    text: lifestyleMessages['lifestyle.status.terminated'],
  },
}

/** The same states of a membership in the club [ENUM-011]. */
export const MEMBERSHIP: Looks<MembershipState> = {
  Created: { tone: 'neutral', key: 'status.membershipCreated', text: statusMessages['status.membershipCreated'] },
  Active: { tone: 'success', key: 'status.membershipActive', text: statusMessages['status.membershipActive'] },
  Terminated: {
    tone: 'ended',
    key: 'status.membershipTerminated',
    text: statusMessages['status.membershipTerminated'],
  },
}

/** A booked exam; a wish for a time waits for the store. */
export const BOOKING: Looks<BookingState> = {
  requested: { tone: 'progress', key: 'booking.status.pending', text: bookingMessages['booking.status.pending'] },
  booked: { tone: 'success', key: 'booking.status.confirmed', text: bookingMessages['booking.status.confirmed'] },
  cancelled: {
    tone: 'ended',
    key: 'booking.status.cancelled',
    text: bookingMessages['booking.status.cancelled'],
    icon: CancelledIcon,
  },
  completed: { tone: 'ended', key: 'booking.status.completed', text: bookingMessages['booking.status.completed'] },
  declined: { tone: 'danger', key: 'status.bookingDeclined', text: statusMessages['status.bookingDeclined'] },
}

/** What a manager said to an exam at work [B2B-003, B2B-004]. */
export const REQUISITION: Looks<RequisitionState> = {
  pending: { tone: 'progress', key: 'b2b.requisition.pending', text: b2bMessages['b2b.requisition.pending'] },
  approved: { tone: 'success', key: 'status.requisitionApproved', text: statusMessages['status.requisitionApproved'] },
  rejected: { tone: 'danger', key: 'status.requisitionRejected', text: statusMessages['status.requisitionRejected'] },
}

/** A company's agreement. */
export const AGREEMENT: Looks<AgreementState> = {
  draft: { tone: 'neutral', key: 'status.agreementDraft', text: statusMessages['status.agreementDraft'] },
  signed: { tone: 'success', key: 'status.agreementSigned', text: statusMessages['status.agreementSigned'] },
}

/** A request to pay that a store sent. */
export const PAYMENT_REQUEST: Looks<PaymentRequestState> = {
  sent: { tone: 'progress', key: 'status.paymentRequestSent', text: statusMessages['status.paymentRequestSent'] },
  paid: { tone: 'success', key: 'status.paid', text: statusMessages['status.paid'] },
  expired: { tone: 'ended', key: 'status.paymentRequestExpired', text: statusMessages['status.paymentRequestExpired'] },
}

/** The payment of an order as the shop tells it. */
export const PAYMENT: Looks<PaymentState> = {
  created: { tone: 'neutral', key: 'status.paymentCreated', text: statusMessages['status.paymentCreated'] },
  pending: {
    tone: 'progress',
    key: 'invoice.status.paymentInProgress',
    text: invoiceMessages['invoice.status.paymentInProgress'],
  },
  paid: { tone: 'success', key: 'status.paid', text: statusMessages['status.paid'] },
  failed: { tone: 'danger', key: 'status.paymentFailed', text: statusMessages['status.paymentFailed'] },
  cancelled: { tone: 'ended', key: 'order.status.3', text: orderMessages['order.status.3'], icon: CancelledIcon },
}

/** The money at the provider, as staff see it. */
export const CHARGE: Looks<ChargeState> = {
  authorized: { tone: 'progress', key: 'status.chargeAuthorized', text: statusMessages['status.chargeAuthorized'] },
  'part-captured': {
    tone: 'warning',
    key: 'status.chargePartCaptured',
    text: statusMessages['status.chargePartCaptured'],
  },
  captured: { tone: 'success', key: 'status.chargeCaptured', text: statusMessages['status.chargeCaptured'] },
  'part-refunded': {
    tone: 'warning',
    key: 'status.chargePartRefunded',
    text: statusMessages['status.chargePartRefunded'],
  },
  refunded: { tone: 'ended', key: 'status.chargeRefunded', text: statusMessages['status.chargeRefunded'] },
  cancelled: {
    tone: 'ended',
    key: 'status.chargeCancelled',
    text: statusMessages['status.chargeCancelled'],
    icon: CancelledIcon,
  },
  expired: { tone: 'danger', key: 'status.chargeExpired', text: statusMessages['status.chargeExpired'] },
}
