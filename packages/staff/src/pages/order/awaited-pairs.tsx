import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { useMay } from '@klarsikt/page-kit/access'

/** Says that the order cannot be controlled before its prescriptions are entered, and links to where to enter them. */
export function AwaitedPairs({ ids }: { readonly ids: readonly string[] }) {
  const may = useMay()
  return (
    <Alert
      tone="info"
      actions={(may('prescription.enter') ? ids : []).map((id) => (
        <Link key={id} href={href('staff-prescription', { id })}>
          {staffPrescriptionMessages.toPair()}
        </Link>
      ))}
    >
      {staffPrescriptionMessages.orderWaits()}
    </Alert>
  )
}
