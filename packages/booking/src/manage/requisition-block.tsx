import type { BookingRequisition } from '@klarsikt/contract/shop/types'
import { dateTimeText } from '@klarsikt/core/calendar'
import * as requisitionMessages from '@klarsikt/core/messages/requisition'
import { Button } from '@klarsikt/design-system/button'
import { RequisitionBadge } from '@klarsikt/design-system/status-badge'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form, useNavigation } from 'react-router'
import { HiddenFields } from '../layout/hidden-fields.js'
import { Notice } from '../layout/notice.js'
import styles from '../layout/booking.module.css'

interface RequisitionBlockProps {
  readonly bookingId: string
  readonly requisition: BookingRequisition
  /** The manager who was asked, where the viewer may see it. */
  readonly managerEmail: string | null
  /** The link has just been sent. */
  readonly isSent: boolean
  readonly error: string | undefined
}

/** How the manager’s answer stands; while there is none, a link can be sent again, also to another manager. */
export function RequisitionBlock({ bookingId, requisition, managerEmail, isSent, error }: RequisitionBlockProps) {
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
      <p>{textOf(requisition)}</p>
      {requisition.canSend && (
        <Form method="post" className={styles.form} preventScrollReset>
          <HiddenFields fields={{ intent: 'requisition', id: bookingId }} />
          <TextField
            id="requisition-manager"
            name="managerEmail"
            type="email"
            label={requisitionMessages.bookingManager()}
            defaultValue={managerEmail ?? ''}
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

function textOf({ state, expiresAt }: BookingRequisition): string {
  switch (state) {
    case 'draft':
      return requisitionMessages.bookingDraft()
    case 'pending':
      return requisitionMessages.bookingPending({ until: expiresAt === null ? '' : dateTimeText(new Date(expiresAt)) })
    case 'approved':
      return requisitionMessages.bookingApproved()
    case 'rejected':
      return requisitionMessages.bookingRejected()
    case 'expired':
      return requisitionMessages.bookingExpired()
    case 'used':
      return requisitionMessages.bookingUsed()
  }
}
