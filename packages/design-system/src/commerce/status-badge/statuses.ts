import type { AgreementState } from '@klarsikt/core/agreement'
import type { BookingState } from '@klarsikt/core/booking'
import type { MembershipState } from '@klarsikt/core/glasses-subscription'
import type { InvoiceStatus } from '@klarsikt/core/invoice'
import type { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as invoiceMessages from '@klarsikt/core/messages/invoice'
import * as orderMessages from '@klarsikt/core/messages/order'
import * as statusMessages from '@klarsikt/core/messages/status'
import * as subscriptionMessages from '@klarsikt/core/messages/subscription'
import type { ConfirmationState, OrderLineState, OrderState, OrderStatus, ShippingState } from '@klarsikt/core/order'
import type { ChargeState, PaymentLinkState, PaymentState } from '@klarsikt/core/payment'
import type { RequisitionState } from '@klarsikt/core/requisition'
import type { ReturnState } from '@klarsikt/core/return'
import type { IconComponent } from '../../icons/glyph.js'
import { PackageIcon, TruckIcon } from '../../icons/shop.js'
import { CancelledIcon, PausedIcon, SnowflakeIcon, StopIcon } from '../../icons/status.js'
import type { PlainMessage } from '../../locale/locale.js'

/**
 * What a status means to the customer: `neutral` waits, `progress` is under way, `success` went well, `warning` needs
 * an action soon, `danger` went wrong, and `ended` is over.
 */
export type StatusTone = 'neutral' | 'progress' | 'success' | 'warning' | 'danger' | 'ended'

/** How a status looks and reads. */
export interface StatusLook {
  readonly tone: StatusTone
  readonly message: PlainMessage
  /** An icon that replaces the tone's. */
  readonly icon?: IconComponent
}

/** One look for each value. A new status in core without a look does not compile. */
type Looks<S extends string | number> = Readonly<Record<S, StatusLook>>
/** For lists in which some values have no badge. */
type LooksOrNone<S extends string | number> = Readonly<Record<S, StatusLook | null>>

/** Coarse status of an order [ENUM-006]. */
export const ORDER_STATUS: Looks<OrderStatus> = {
  1: { tone: 'progress', message: orderMessages.status1 },
  2: { tone: 'success', message: orderMessages.status2 },
  3: { tone: 'ended', message: orderMessages.status3, icon: CancelledIcon },
}

/** Detailed status of an order [ORD-002]. */
export const ORDER_STATE: Looks<OrderState> = {
  handled: { tone: 'progress', message: orderMessages.stateHandled },
  controlled: {
    tone: 'progress',
    message: orderMessages.stateControlled,
    icon: PackageIcon,
  },
  paused: { tone: 'warning', message: orderMessages.statePaused, icon: PausedIcon },
  sent: { tone: 'success', message: orderMessages.stateSent, icon: TruckIcon },
  cancelled: {
    tone: 'ended',
    message: orderMessages.stateCancelled,
    icon: CancelledIcon,
  },
}

/** Label of one line of an order [ORD-005]. */
export const ORDER_LINE: Looks<OrderLineState> = {
  Control: { tone: 'progress', message: orderMessages.stateControl },
  Controlled: {
    tone: 'progress',
    message: orderMessages.stateControlled,
    icon: PackageIcon,
  },
  Stopped: { tone: 'warning', message: orderMessages.stateStopped, icon: StopIcon },
  Delivered: { tone: 'success', message: orderMessages.stateSent },
  Frozen: {
    tone: 'neutral',
    message: orderMessages.stateFrozen,
    icon: SnowflakeIcon,
  },
  Canceled: {
    tone: 'ended',
    message: orderMessages.stateCancelled,
    icon: CancelledIcon,
  },
}

/** The parcel [ORD-003]; no badge before it is sent. */
export const SHIPPING: LooksOrNone<ShippingState> = {
  none: null,
  sent: { tone: 'success', message: orderMessages.shippingSent, icon: TruckIcon },
  cancelled: {
    tone: 'ended',
    message: orderMessages.shippingCancelled,
    icon: CancelledIcon,
  },
}

/** The return of an order [ORD-004]. Most values have no badge. */
export const RETURN: LooksOrNone<ReturnState> = {
  none: null,
  pending: { tone: 'progress', message: orderMessages.returnPending },
  confirmed: { tone: 'success', message: orderMessages.returnConfirmed },
}

/** Whether an action is still required [ENUM-018]. */
export const CONFIRMATION: Looks<ConfirmationState> = {
  pending: { tone: 'progress', message: statusMessages.awaitsConfirmation },
  confirmed: { tone: 'success', message: bookingMessages.statusConfirmed },
}

/** The nine statuses of an invoice. */
export const INVOICE: Looks<InvoiceStatus> = {
  paid: { tone: 'success', message: invoiceMessages.statusPaid },
  partlyPaid: { tone: 'warning', message: invoiceMessages.statusPartlyPaid },
  notPaid: { tone: 'warning', message: invoiceMessages.statusNotPaid },
  ended: { tone: 'ended', message: invoiceMessages.statusEnded },
  transferred: {
    tone: 'ended',
    message: invoiceMessages.statusTransferred,
  },
  paymentReserved: {
    tone: 'progress',
    message: invoiceMessages.statusPaymentReserved,
  },
  paymentInProgress: {
    tone: 'progress',
    message: invoiceMessages.statusPaymentInProgress,
  },
  inCollection: {
    tone: 'danger',
    message: invoiceMessages.statusInCollection,
  },
  returnedFaultyAddress: {
    tone: 'danger',
    message: invoiceMessages.statusReturnedFaultyAddress,
  },
}

/** A lens subscription: 100 active, 520 paused, 200 ended [ENUM-005]. */
export const LENS_SUBSCRIPTION: Looks<SubscriptionStatus> = {
  100: { tone: 'success', message: subscriptionMessages.status100 },
  520: {
    tone: 'warning',
    message: subscriptionMessages.status520,
    icon: PausedIcon,
  },
  200: { tone: 'ended', message: subscriptionMessages.status200 },
}

/** A glasses subscription [ENUM-011, LIFE-003]. */
export const GLASSES_SUBSCRIPTION: Looks<MembershipState> = {
  Created: { tone: 'neutral', message: glassesSubscriptionMessages.statusCreated },
  Active: { tone: 'success', message: glassesSubscriptionMessages.statusActive },
  Terminated: {
    tone: 'ended',
    message: glassesSubscriptionMessages.statusTerminated,
  },
}

/** The states of a membership in the club [ENUM-011]. */
export const MEMBERSHIP: Looks<MembershipState> = {
  Created: { tone: 'neutral', message: statusMessages.membershipCreated },
  Active: { tone: 'success', message: statusMessages.membershipActive },
  Terminated: {
    tone: 'ended',
    message: statusMessages.membershipTerminated,
  },
}

/** A booked exam. A suggested time waits for the store's answer. */
export const BOOKING: Looks<BookingState> = {
  requested: { tone: 'progress', message: bookingMessages.statusPending },
  unconfirmed: { tone: 'progress', message: bookingMessages.statusUnconfirmed },
  booked: { tone: 'success', message: bookingMessages.statusConfirmed },
  cancelled: {
    tone: 'ended',
    message: bookingMessages.statusCancelled,
    icon: CancelledIcon,
  },
  completed: { tone: 'ended', message: bookingMessages.statusCompleted },
  declined: { tone: 'danger', message: statusMessages.bookingDeclined },
  'no-show': { tone: 'danger', message: bookingMessages.statusNoShow },
}

/** A manager's decision about an exam at work [B2B-003, B2B-004]. */
export const REQUISITION: Looks<RequisitionState> = {
  draft: { tone: 'neutral', message: statusMessages.requisitionDraft },
  pending: { tone: 'progress', message: statusMessages.requisitionPending },
  approved: { tone: 'success', message: statusMessages.requisitionApproved },
  expired: { tone: 'ended', message: statusMessages.requisitionExpired },
  rejected: { tone: 'danger', message: statusMessages.requisitionRejected },
  used: { tone: 'ended', message: statusMessages.requisitionUsed },
}

/** A company's agreement. */
export const AGREEMENT: Looks<AgreementState> = {
  draft: { tone: 'neutral', message: statusMessages.agreementDraft },
  signed: { tone: 'success', message: statusMessages.agreementSigned },
}

/** A request to pay that a store sent. */
export const PAYMENT_LINK: Looks<PaymentLinkState> = {
  sent: { tone: 'progress', message: statusMessages.paymentLinkSent },
  paid: { tone: 'success', message: statusMessages.paid },
  expired: { tone: 'ended', message: statusMessages.paymentLinkExpired },
}

/** The payment of an order. */
export const PAYMENT: Looks<PaymentState> = {
  created: { tone: 'neutral', message: statusMessages.paymentCreated },
  pending: {
    tone: 'progress',
    message: invoiceMessages.statusPaymentInProgress,
  },
  paid: { tone: 'success', message: statusMessages.paid },
  failed: { tone: 'danger', message: statusMessages.paymentFailed },
  cancelled: { tone: 'ended', message: orderMessages.status3, icon: CancelledIcon },
}

/** The money at the provider, as staff see it. */
export const CHARGE: Looks<ChargeState> = {
  authorized: { tone: 'progress', message: statusMessages.chargeAuthorized },
  'part-captured': {
    tone: 'warning',
    message: statusMessages.chargePartCaptured,
  },
  captured: { tone: 'success', message: statusMessages.chargeCaptured },
  'part-refunded': {
    tone: 'warning',
    message: statusMessages.chargePartRefunded,
  },
  refunded: { tone: 'ended', message: statusMessages.chargeRefunded },
  cancelled: {
    tone: 'ended',
    message: statusMessages.chargeCancelled,
    icon: CancelledIcon,
  },
  expired: { tone: 'danger', message: statusMessages.chargeExpired },
}
