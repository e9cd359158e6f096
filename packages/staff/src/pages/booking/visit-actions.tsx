import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { CHANGE_QUERY } from '@klarsikt/booking/manage'
import { bookingStates, CANCELLATION_FEE, mayEnterPrescription } from '@klarsikt/core/booking'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { formatOre } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { useOneSubmit } from '@klarsikt/forms'
import { useMay } from '@klarsikt/page-kit/access'
import { HiddenFields } from '@klarsikt/page-kit/form'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { type StaffBookingAnswer } from './change-staff-booking.js'
import { MessageField } from './choose-time.js'
import { type StaffBookingData } from './load-staff-booking.js'

interface VisitActionsProps {
  readonly data: StaffBookingData
  readonly answer: StaffBookingAnswer | undefined
}

/**
 * Offers the actions that the visit allows now. Staff open first and then confirm what costs the customer money or
 * cannot be undone.
 */
export function VisitActions({ data: { booking, now, choice }, answer }: VisitActionsProps) {
  const { id, status, start, examType, isForgotten, isRebookingAsked } = booking
  const hasBegun = start <= now
  const isBooked = status === 'booked'
  const canMove = bookingStates.can(status, 'rebook') && !isForgotten && choice === null
  const canSettle = isBooked && hasBegun
  const may = useMay()
  const givesPrescription =
    may('prescription.enter') &&
    mayEnterPrescription({ state: status, examType, start: new Date(start), isForgotten }, new Date(now))
  if (status === 'requested') return <Decline booking={booking} answer={answer} />
  if (choice !== null && !canSettle && !isRebookingAsked) return null
  if (!canMove && !canSettle && !isRebookingAsked && !givesPrescription)
    return <p className="ks-text-muted">{staffBookingMessages.noActions()}</p>
  return (
    <section className={layout.block} aria-labelledby="visit-actions">
      <h2 id="visit-actions" className={layout.heading}>
        {staffBookingMessages.actions()}
      </h2>
      {canSettle && <ActionForm booking={booking} intent="complete" button={staffBookingMessages.complete()} />}
      {givesPrescription && (
        <div className={layout.actions}>
          <ButtonLink href={href('staff-exam-prescription', { id })}>{staffBookingMessages.prescription()}</ButtonLink>
        </div>
      )}
      {isBooked && !hasBegun && <p className="ks-text-muted">{staffBookingMessages.notBegun()}</p>}
      {canMove && (
        <div className={layout.actions}>
          <ButtonLink variant="secondary" href={`${href('staff-booking', { id })}?${CHANGE_QUERY}=1`}>
            {isBooked ? staffBookingMessages.move() : staffBookingMessages.rebook()}
          </ButtonLink>
        </div>
      )}
      {canSettle && (
        <Disclosure title={staffBookingMessages.miss()}>
          <ActionForm booking={booking} intent="miss" variant="danger" button={staffBookingMessages.missConfirm()}>
            <p>{staffBookingMessages.missText({ fee: formatOre(CANCELLATION_FEE) })}</p>
          </ActionForm>
        </Disclosure>
      )}
      {isRebookingAsked && (
        <Disclosure title={staffBookingMessages.closeRebooking()}>
          <ActionForm
            booking={booking}
            intent="close"
            variant="secondary"
            button={staffBookingMessages.closeRebookingConfirm()}
          >
            <p>{staffBookingMessages.closeRebookingText()}</p>
          </ActionForm>
        </Disclosure>
      )}
    </section>
  )
}

function Decline({ booking, answer }: Pick<VisitActionsProps, 'answer'> & Pick<StaffBookingData, 'booking'>) {
  const declined = answer?.intent === 'decline' ? answer : undefined
  return (
    <Disclosure title={staffBookingMessages.decline()} defaultOpen={declined !== undefined}>
      <ActionForm booking={booking} intent="decline" variant="danger" button={staffBookingMessages.declineConfirm()}>
        <p>{staffBookingMessages.declineText()}</p>
        <MessageField hint={staffBookingMessages.declineHint()} answer={declined} />
      </ActionForm>
    </Disclosure>
  )
}

interface ActionFormProps extends Pick<StaffBookingData, 'booking'> {
  readonly intent: string
  readonly variant?: 'primary' | 'secondary' | 'danger'
  readonly button: string
  readonly children?: ReactNode
}

/** A form for one action on the shown version of the visit. If the visit has changed since, the action does nothing. */
function ActionForm({ booking: { id, version }, intent, variant = 'primary', button, children }: ActionFormProps) {
  const { formData } = useNavigation()
  const onSubmit = useOneSubmit()
  return (
    <Form method="post" className={layout.form} preventScrollReset onSubmit={onSubmit}>
      <HiddenFields fields={{ id, version: String(version), intent }} />
      {children}
      <div>
        <Button type="submit" variant={variant} loading={formData?.get('intent') === intent}>
          {button}
        </Button>
      </div>
    </Form>
  )
}
