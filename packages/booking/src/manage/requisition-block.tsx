import type { Booking, BookingRequisition } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import { formatPrice } from '@klarsikt/core/money'
import { Button } from '@klarsikt/design-system/button'
import { RequisitionBadge } from '@klarsikt/design-system/status-badge'
import { TextField } from '@klarsikt/design-system/text-field'
import { HiddenFields, Notice } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import styles from '../layout/booking.module.css'

interface RequisitionBlockProps {
  readonly booking: Booking
  readonly requisition: BookingRequisition
  /** True just after a link was sent to the manager. */
  readonly isSent: boolean
  readonly error: string | undefined
}

/**
 * Shows the manager's answer. While there is no answer, the customer can send the link again, also to another manager.
 */
export function RequisitionBlock({ booking, requisition, isSent, error }: RequisitionBlockProps) {
  const { state: navigating } = useNavigation()
  return (
    <section className={styles.block} aria-labelledby="booking-requisition">
      <h2 id="booking-requisition" className={styles.heading}>
        {requisitionMessages.bookingHeading()}
      </h2>
      {isSent && <Notice tone="success">{requisitionMessages.bookingSent()}</Notice>}
      <p>
        <RequisitionBadge status={requisition.state} />
      </p>
      <p>{textOf(requisition, booking)}</p>
      {requisition.canSend && (
        <Form method="post" className={styles.form} preventScrollReset>
          <HiddenFields fields={{ intent: 'requisition', id: booking.id }} />
          <TextField
            id="requisition-manager"
            name="managerEmail"
            type="email"
            label={requisitionMessages.bookingManager()}
            defaultValue={booking.managerEmail ?? ''}
            error={error}
            autoComplete="off"
            required
          />
          <div className={styles.actions}>
            <Button type="submit" variant="secondary" loading={navigating !== 'idle'}>
              {requisitionMessages.bookingSend()}
            </Button>
          </div>
        </Form>
      )}
    </section>
  )
}

/** Returns whether changes are free until the visit starts. */
export function isFreeToVisit({ freeUntil, start, canCancel }: Booking): boolean {
  return canCancel && freeUntil === start
}

function textOf({ state, expiresAt }: BookingRequisition, booking: Booking): string {
  const price = formatPrice(booking.price)

  switch (state) {
    case 'draft':
      return requisitionMessages.bookingDraft()
    case 'pending':
      return requisitionMessages.bookingPending({ until: expiresAt === null ? '' : dateTimeText(new Date(expiresAt)) })
    case 'approved':
      return requisitionMessages.bookingApproved()
    case 'rejected':
      return isFreeToVisit(booking)
        ? requisitionMessages.bookingRejected({ price })
        : requisitionMessages.bookingRejectedPaying({ price })
    case 'expired':
      return requisitionMessages.bookingExpired()
    case 'used':
      return requisitionMessages.bookingUsed()
  }
}
