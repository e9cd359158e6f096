import type { Permission } from '@klarsikt/core/access'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import * as claimMessages from '@klarsikt/core/messages/claim'
import * as glassesSubscriptionStaffMessages from '@klarsikt/core/messages/glasses-subscription-staff'
import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import * as reviewMessages from '@klarsikt/core/messages/review'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffAgreementMessages from '@klarsikt/core/messages/staff-agreement'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as staffEyeHealthDayMessages from '@klarsikt/core/messages/staff-eye-health-day'
import * as staffGiftCardMessages from '@klarsikt/core/messages/staff-gift-card'
import * as staffInvoiceMessages from '@klarsikt/core/messages/staff-invoice'
import * as staffOrderMessages from '@klarsikt/core/messages/staff-order'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import * as staffPaymentMessages from '@klarsikt/core/messages/staff-payment'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'

/** The page keys of the sections for staff. */
export type StaffSectionKey =
  | 'staff'
  | 'staff-orders'
  | 'staff-bookings'
  | 'staff-payment-link'
  | 'staff-gift-cards'
  | 'staff-customers'
  | 'staff-cart-handovers'
  | 'staff-invoices'
  | 'staff-payments'
  | 'staff-agreements'
  | 'staff-claims'
  | 'staff-reviews'
  | 'staff-prescriptions'
  | 'staff-eye-health-days'
  | 'staff-glasses-subscriptions'
  | 'staff-security'

interface StaffSection {
  readonly key: StaffSectionKey
  /** The permission that opens the section. A staff member without it sees no link to the section. */
  readonly permission: Permission
  readonly label: () => string
  /** Returns one sentence about the section, which the first staff page shows with the link. */
  readonly summary?: () => string
}

/** The sections for staff, in the order of the navigation. */
export const STAFF_SECTIONS: readonly StaffSection[] = [
  { key: 'staff', permission: 'staff.read', label: staffMessages.overview },
  {
    key: 'staff-orders',
    permission: 'order.queue',
    label: staffPageMessages.orders,
    summary: staffOrderMessages.summary,
  },
  {
    key: 'staff-prescriptions',
    permission: 'prescription.enter',
    label: staffPageMessages.prescriptions,
    summary: staffPrescriptionMessages.summary,
  },
  {
    key: 'staff-bookings',
    permission: 'booking.handle',
    label: staffPageMessages.bookings,
    summary: staffBookingMessages.summary,
  },
  {
    key: 'staff-customers',
    permission: 'customer.lookup',
    label: staffPageMessages.customers,
    summary: staffMessages.customersSummary,
  },
  {
    key: 'staff-cart-handovers',
    permission: 'cart.hand-over',
    label: staffPageMessages.cartHandovers,
    summary: cartHandoverMessages.staffSummary,
  },
  {
    key: 'staff-payment-link',
    permission: 'payment-link.send',
    label: staffPageMessages.paymentLink,
    summary: paymentLinkMessages.requestSummary,
  },
  {
    key: 'staff-gift-cards',
    permission: 'gift-card.sell',
    label: staffPageMessages.giftCards,
    summary: staffGiftCardMessages.summary,
  },
  {
    key: 'staff-invoices',
    permission: 'invoice.read',
    label: staffPageMessages.invoices,
    summary: staffInvoiceMessages.summary,
  },
  {
    key: 'staff-payments',
    permission: 'bank-payment.match',
    label: staffPageMessages.payments,
    summary: staffPaymentMessages.summary,
  },
  {
    key: 'staff-agreements',
    permission: 'agreement.read',
    label: staffPageMessages.agreements,
    summary: staffAgreementMessages.summary,
  },
  {
    key: 'staff-claims',
    permission: 'claim.answer',
    label: staffPageMessages.claims,
    summary: claimMessages.staffSummary,
  },
  {
    key: 'staff-reviews',
    permission: 'review.moderate',
    label: staffPageMessages.reviews,
    summary: reviewMessages.staffSummary,
  },
  {
    key: 'staff-eye-health-days',
    permission: 'eye-health-day.answer',
    label: staffPageMessages.eyeHealthDays,
    summary: staffEyeHealthDayMessages.summary,
  },
  {
    key: 'staff-glasses-subscriptions',
    permission: 'glasses-subscription.list',
    label: staffPageMessages.glassesSubscriptions,
    summary: glassesSubscriptionStaffMessages.summary,
  },
  {
    key: 'staff-security',
    permission: 'staff.read',
    label: staffPageMessages.security,
    summary: staffMessages.securitySummary,
  },
]
