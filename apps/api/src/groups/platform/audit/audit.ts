import { actorId } from '@klarsikt/core/access'
import type { DebitState, MandateState } from '@klarsikt/core/autogiro'
import type { BookingState } from '@klarsikt/core/booking'
import type { CartHandoverState } from '@klarsikt/core/cart-handover'
import type { DeliveryState, RecipientState } from '@klarsikt/core/e-invoice'
import type { EyeHealthDayState } from '@klarsikt/core/eye-health-day'
import type { ClaimState } from '@klarsikt/core/friends'
import type { MembershipState } from '@klarsikt/core/glasses-subscription'
import type { CollectionState, InvoiceStatus } from '@klarsikt/core/invoice'
import type { LensDeliveryState, LensSubscriptionState } from '@klarsikt/core/lens-subscription'
import type { OrderState } from '@klarsikt/core/order'
import type { RequisitionState } from '@klarsikt/core/requisition'
import type { ReviewState } from '@klarsikt/core/review'
import type { Executor } from '@klarsikt/server/database'
import { actingAs } from './acting-as.js'
import { insertChanges } from './queries.js'

export type AuditAction =
  | 'order.placed'
  | `order.${OrderState}`
  | `order.${'refunded' | 'claimed' | 'ground' | 'part-sent' | 'lines-cancelled' | 'noted' | 'letter-resent' | 'looked-up'}`
  | `payment.${'started' | 'in-review' | 'failed' | 'declined' | 'cancelled' | 'expired' | 'answered'}`
  | `saved-payment.${'saved' | 'unusable' | 'removed' | 'revoked'}`
  | 'payment-type.chosen'
  | `lens-subscription.${'started' | 'changed' | 'price-announced' | LensSubscriptionState}`
  | `lens-delivery.${'announced' | 'processed' | 'declined' | LensDeliveryState}`
  | `charge.${'captured' | 'cancelled' | 'refunded' | 'released'}`
  | `return.${'registered' | 'cancelled' | 'received' | 'refunded'}`
  | 'withdrawal.declared'
  | `payment-link.${'created' | 'resent' | 'paid' | 'stopped' | 'expired'}`
  | `invoice.${'issued' | 'payment-booked' | 'reminded' | 'credited' | InvoiceStatus}`
  | `bank-payment.${'imported' | 'matched' | 'repaid'}`
  | `mandate.${MandateState}`
  | `debit.${DebitState}`
  | `collection.${CollectionState}`
  | `e-invoice.${RecipientState}`
  | `delivery.${DeliveryState}`
  | `booking.${BookingState}`
  | `requisition.${RequisitionState}`
  | 'booking.rebooking-closed'
  | `examiner.${'absent' | 'added' | 'back' | 'changed' | 'removed'}`
  | `exam-room.${'added' | 'removed'}`
  | `waiting-list.${'joined' | 'offered' | 'accepted' | 'declined' | 'expired' | 'left' | 'ended'}`
  | `eye-health-day.${EyeHealthDayState}`
  | `agreement.${'sent' | 'signed' | 'looked-up'}`
  | 'glasses-subscription.payment-changed'
  | 'glasses-subscription.charge-declined'
  | `glasses-subscription.${MembershipState | 'connected' | 'notice-given' | 'won-back' | 'exchanged'}`
  | `subscription-platform.${'closed' | 'opened'}`
  | `gift-card.${'issued' | 'sent' | 'resent' | 'printed' | 'recalled' | 'lapsed' | 'saved' | 'removed'}`
  | `${'cart' | 'checkout' | 'consent'}.changed`
  | 'personal-data.forgotten'
  | `${'store' | 'staff' | 'discount-code'}.added`
  | 'store.booking-system-set'
  | `customer.${'looked-up' | 'created'}`
  | `staff.${'logged-in' | 'logged-out' | 'password-reset' | 'removed' | 'mobile-set' | 'mobile-removed' | 'sessions-ended'}`
  | `staff.${'role-set' | 'passkey-added' | 'passkey-removed' | 'passkey-renamed'}`
  | `article.${'added' | 'changed'}`
  | `customer.${'registered' | 'email-verified' | 'logged-in' | 'logged-out' | 'terms-accepted' | 'details-changed'}`
  | `customer.${'password-reset-requested' | 'password-changed' | 'sessions-ended'}`
  | `customer.${'export-requested' | 'export-made' | 'erased'}`
  | `customer.${'passkey-added' | 'passkey-removed' | 'passkey-renamed'}`
  | 'favourites.changed'
  | 'own-size.changed'
  | `cart-handover.${CartHandoverState | 'resent'}`
  | `claim.${ClaimState}`
  | `review.${ReviewState}`
  | `prescription.${'sent' | 'seen' | 'asked' | 'entered' | 'reminded' | 'not-sent'}`
  | `friends.${'joined' | 'left' | 'referral-redeemed' | 'referral-credited' | 'month-taken'}`
  | `prescription.${'saved' | 'removed'}`
  | `customer.${'email-change-requested' | 'email-change-stopped' | 'email-changed' | 'eid-connected'}`
  | 'secret.rotated'
  | `order.${'ready-to-collect' | 'collected' | 'not-collected' | 'sent-back'}`
  | 'store-stock.imported'
  | `shop.${'filled' | 'restored' | 'sessions-ended'}`

export type AuditSubject =
  | 'order'
  | 'claim'
  | 'review'
  /** By its order number; each attempt to pay has a new one. */
  | 'payment'
  | 'cart'
  | 'cart-handover'
  | 'shopper'
  | 'personal-data'
  | 'article'
  /** By the encryption purpose of the sealed values. */
  | 'secret'
  | 'withdrawal'
  | 'return'
  | 'payment-link'
  | 'invoice'
  | 'bank-payment'
  /** By its payer number. */
  | 'mandate'
  /** By the number of its invoice. */
  | 'debit'
  /** By the number of its invoice. */
  | 'collection'
  /** By the number of the recipient. */
  | 'e-invoice'
  /** By the number of its invoice. */
  | 'delivery'
  | 'saved-payment'
  | 'lens-subscription'
  | 'lens-delivery'
  /** By its calendar id, because its reference gives access to it. */
  | 'booking'
  | 'examiner'
  | 'exam-room'
  | 'eye-health-day'
  /** By its number. */
  | 'agreement'
  /** By an id of its own, because its reference gives access to it. */
  | 'waiting-list'
  | 'requisition'
  /** By its number. */
  | 'glasses-subscription'
  | 'subscription-platform'
  | 'gift-card'
  | 'customer'
  | 'prescription'
  | 'store'
  | 'store-stock'
  | 'staff'
  | 'discount-code'
  | 'shop'

export type AuditedChange = {
  readonly action: AuditAction
  readonly subject: AuditSubject
  /** Ids only: never a name, an address or a number of a person. */
  readonly id: string
}

/** The actions that a piece of work may audit, or why it audits none. */
export type Audited = readonly AuditAction[] | { readonly exempt: string }

/**
 * Records the actor of a change. It runs in the transaction of the change, so that neither exists without the other.
 */
export function audit(tx: Executor, at: Date, change: AuditedChange): Promise<void> {
  return auditAll(tx, at, [change])
}

/** Like `audit`, for several changes of one transaction, in their order. */
export async function auditAll(tx: Executor, at: Date, changes: readonly AuditedChange[]): Promise<void> {
  if (changes.length === 0) return
  const { actor, requestId } = actingAs()
  await insertChanges(
    tx,
    at,
    actor.kind,
    actorId(actor),
    requestId,
    changes.map(({ action }) => action),
    changes.map(({ subject }) => subject),
    changes.map(({ id }) => id),
  )
}
