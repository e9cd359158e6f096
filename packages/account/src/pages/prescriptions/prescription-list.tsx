import type { OpenPrescription, SavedPrescription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import * as examPrescriptionMessages from '@klarsikt/core/messages/exam-prescription'
import * as savedPrescriptionMessages from '@klarsikt/core/messages/saved-prescription'
import { href } from '@klarsikt/core/paths'
import { prescriptionDetails } from '@klarsikt/core/prescription'
import { Badge } from '@klarsikt/design-system/badge'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { Form, useNavigation } from 'react-router'
import { type PrescriptionsData, SHOWN } from './load-prescriptions.js'

/** Lists the saved prescriptions. Strengths stay hidden until one is opened, since other people may see the screen. */
export function PrescriptionList({ data: { prescriptions, shown } }: { readonly data: PrescriptionsData }) {
  return (
    <ul className={styles.list} aria-label={savedPrescriptionMessages.list()}>
      {prescriptions.map((prescription) => (
        <PrescriptionRow
          key={prescription.id}
          prescription={prescription}
          shown={shown?.id === prescription.id ? shown : null}
        />
      ))}
    </ul>
  )
}

interface RowProps {
  readonly prescription: SavedPrescription
  readonly shown: OpenPrescription | null
}

function PrescriptionRow({ prescription: { id, issuedOn, validUntil, isValid, exam }, shown }: RowProps) {
  const { state, formData } = useNavigation()
  const date = dayText(issuedOn)
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span className={styles.name}>
          {exam ? examPrescriptionMessages.from({ date, city: exam.city }) : savedPrescriptionMessages.of({ date })}{' '}
          <Badge tone={isValid ? 'success' : 'neutral'}>
            {isValid ? savedPrescriptionMessages.valid() : savedPrescriptionMessages.old()}
          </Badge>
        </span>
        <span className="ks-text-muted">
          {isValid
            ? savedPrescriptionMessages.validUntil({ date: dayText(validUntil) })
            : savedPrescriptionMessages.expired()}
        </span>
        <span role="status">{shown ? <Strengths shown={shown} /> : savedPrescriptionMessages.hidden()}</span>
      </span>
      <span className={styles.actions}>
        <ButtonLink
          variant="secondary"
          size="small"
          href={shown ? href('account-prescriptions') : `${href('account-prescriptions')}?${SHOWN}=${id}`}
          {...(!shown && { 'aria-label': savedPrescriptionMessages.showLabel({ date }) })}
        >
          {shown ? savedPrescriptionMessages.hide() : savedPrescriptionMessages.show()}
        </ButtonLink>
        <Form method="post" action={href('account-prescriptions')} preventScrollReset>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            variant="ghost"
            size="small"
            aria-label={savedPrescriptionMessages.removeLabel({ date })}
            loading={state !== 'idle' && formData?.get('id') === id}
          >
            {savedPrescriptionMessages.remove()}
          </Button>
        </Form>
      </span>
    </li>
  )
}

function Strengths({ shown }: { readonly shown: OpenPrescription }) {
  const rows = prescriptionDetails({
    prescription: null,
    prescriptionGlasses: shown.prescriptionGlasses,
    workingDistances: null,
    // The strengths are written in the same way as for lenses that are ground to them.
    parent: shown.id,
  })
  return rows.map((row) => (
    <span key={row} className={styles.line}>
      {row}
    </span>
  ))
}
