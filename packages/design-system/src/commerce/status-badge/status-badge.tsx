'use client'
import type { AgreementState } from '@klarsikt/core/agreement'
import type { BookingState } from '@klarsikt/core/booking'
import type { MembershipState } from '@klarsikt/core/glasses-subscription'
import type { InvoiceStatus } from '@klarsikt/core/invoice'
import type { SubscriptionStatus } from '@klarsikt/core/lens-subscription'
import type { ConfirmationState, OrderLineState, OrderState, OrderStatus, ShippingState } from '@klarsikt/core/order'
import type { ChargeState, PaymentLinkState, PaymentState } from '@klarsikt/core/payment'
import type { RequisitionState } from '@klarsikt/core/requisition'
import type { ReturnState } from '@klarsikt/core/return'
import type { ReactNode } from 'react'
import { CheckIcon, MinusIcon } from '../../icons/action.js'
import type { IconComponent } from '../../icons/glyph.js'
import { ClockIcon } from '../../icons/shop.js'
import { ErrorMarkIcon, SparkleIcon, WarningIcon } from '../../icons/status.js'
import { useText } from '../../locale/locale.js'
import * as looks from './statuses.js'
import type { StatusLook, StatusTone } from './statuses.js'
import styles from './status-badge.module.css'

export type { StatusTone } from './statuses.js'

// Every tone has its own icon, because colour alone is not enough.
const ICONS: Readonly<Record<StatusTone, IconComponent>> = {
  neutral: SparkleIcon,
  progress: ClockIcon,
  success: CheckIcon,
  warning: WarningIcon,
  danger: ErrorMarkIcon,
  ended: MinusIcon,
}

export interface StatusBadgeProps {
  readonly tone: StatusTone
  readonly icon?: IconComponent | undefined
  readonly children: ReactNode
}

/** The common look of all badges, also for a status that core does not know. */
export function StatusBadge({ tone, icon, children }: StatusBadgeProps) {
  const Icon = icon ?? ICONS[tone]
  return (
    <span className={styles.root} data-tone={tone}>
      <Icon size={14} className={styles.icon} />
      <span>{children}</span>
    </span>
  )
}

function Shown({ look }: { readonly look: StatusLook | null }) {
  const text = useText()
  if (look === null) return null
  return (
    <StatusBadge tone={look.tone} icon={look.icon}>
      {text(look.message)}
    </StatusBadge>
  )
}

export interface StatusProps<S extends string | number> {
  readonly status: S
}

/** The coarse status of an order in a list: 1, 2 or 3. */
export function OrderStatusBadge({ status }: StatusProps<OrderStatus>) {
  return <Shown look={looks.ORDER_STATUS[status]} />
}
/** The detailed state of an order on its own page. */
export function OrderStateBadge({ status }: StatusProps<OrderState>) {
  return <Shown look={looks.ORDER_STATE[status]} />
}
export function OrderLineBadge({ status }: StatusProps<OrderLineState>) {
  return <Shown look={looks.ORDER_LINE[status]} />
}
/** Shows nothing before the parcel is sent. */
export function ShippingBadge({ status }: StatusProps<ShippingState>) {
  return <Shown look={looks.SHIPPING[status]} />
}
/** Shows nothing if the order has no return. */
export function ReturnBadge({ status }: StatusProps<ReturnState>) {
  return <Shown look={looks.RETURN[status]} />
}
export function ConfirmationBadge({ status }: StatusProps<ConfirmationState>) {
  return <Shown look={looks.CONFIRMATION[status]} />
}
export function InvoiceBadge({ status }: StatusProps<InvoiceStatus>) {
  return <Shown look={looks.INVOICE[status]} />
}
export function LensSubscriptionBadge({ status }: StatusProps<SubscriptionStatus>) {
  return <Shown look={looks.LENS_SUBSCRIPTION[status]} />
}
export function GlassesSubscriptionBadge({ status }: StatusProps<MembershipState>) {
  return <Shown look={looks.GLASSES_SUBSCRIPTION[status]} />
}
export function MembershipBadge({ status }: StatusProps<MembershipState>) {
  return <Shown look={looks.MEMBERSHIP[status]} />
}
export function BookingBadge({ status }: StatusProps<BookingState>) {
  return <Shown look={looks.BOOKING[status]} />
}
export function RequisitionBadge({ status }: StatusProps<RequisitionState>) {
  return <Shown look={looks.REQUISITION[status]} />
}
export function AgreementBadge({ status }: StatusProps<AgreementState>) {
  return <Shown look={looks.AGREEMENT[status]} />
}
export function PaymentLinkBadge({ status }: StatusProps<PaymentLinkState>) {
  return <Shown look={looks.PAYMENT_LINK[status]} />
}
export function PaymentBadge({ status }: StatusProps<PaymentState>) {
  return <Shown look={looks.PAYMENT[status]} />
}
export function ChargeBadge({ status }: StatusProps<ChargeState>) {
  return <Shown look={looks.CHARGE[status]} />
}
