import type { AwaitedPrescription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { ButtonLink } from '@klarsikt/design-system/button'

interface MissingPrescriptionProps {
  readonly awaited: AwaitedPrescription
}

/** Says that an order waits for a prescription, and whether the customer or the store has to enter it. */
export function MissingPrescription({ awaited }: MissingPrescriptionProps) {
  const { path, dueOn, isCustomersTurn } = awaited
  return (
    <Alert
      tone={isCustomersTurn ? 'warning' : 'info'}
      actions={
        <ButtonLink href={path} size="small" variant={isCustomersTurn ? 'primary' : 'secondary'}>
          {awaitedPrescriptionMessages.toOrder()}
        </ButtonLink>
      }
    >
      {isCustomersTurn
        ? awaitedPrescriptionMessages.orderText({ day: dayText(dueOn) })
        : awaitedPrescriptionMessages.orderSent()}
    </Alert>
  )
}
