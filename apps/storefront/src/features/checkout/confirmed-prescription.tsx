import type { AwaitedPrescription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import { Alert } from '@klarsikt/design-system/alert'
import { ButtonLink } from '@klarsikt/design-system/button'

/** Says that the order waits for a prescription before lenses are ground, and links to where to send it. */
export function ConfirmedPrescription({ awaited: { path, dueOn } }: { readonly awaited: AwaitedPrescription }) {
  return (
    <Alert
      tone="warning"
      actions={
        <ButtonLink href={path} size="small">
          {awaitedPrescriptionMessages.toOrder()}
        </ButtonLink>
      }
    >
      {awaitedPrescriptionMessages.orderText({ day: dayText(dueOn) })}
    </Alert>
  )
}
