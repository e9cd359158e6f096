import { bookingStyles as layout } from '@klarsikt/booking/layout'
import type { StoreAbsence } from '@klarsikt/contract/shop/types'
import { ABSENCE_REASON_MESSAGES } from '@klarsikt/core/booking'
import { dayRange } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { useOneSubmit } from '@klarsikt/forms'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form } from 'react-router'
import { absenceFields } from './absence-fields.js'
import { type AbsenceData } from './load-absence.js'

/** Lists present and future absences, each with a button that removes it. */
export function AbsenceList({ absences, resources }: Pick<AbsenceData, 'absences' | 'resources'>) {
  return (
    <section className={layout.block} aria-labelledby="absence-list">
      <h2 id="absence-list" className={layout.heading}>
        {staffBookingMessages.absenceList()}
      </h2>
      {absences.length === 0 && <p className="ks-text-muted">{staffBookingMessages.absenceListNone()}</p>}
      {absences.map((absence) => (
        <Absence
          key={`${absence.resourceId} ${absence.from} ${absence.to}`}
          absence={absence}
          name={resources.find(({ id }) => id === absence.resourceId)?.name ?? ''}
        />
      ))}
    </section>
  )
}

function Absence({ absence, name }: { readonly absence: StoreAbsence; readonly name: string }) {
  const onSubmit = useOneSubmit()
  const { from, to, reason } = absence
  return (
    <Disclosure title={`${name}, ${dayRange(from, to)} (${ABSENCE_REASON_MESSAGES[reason]().toLocaleLowerCase('sv')})`}>
      <Form method="post" className={layout.form} preventScrollReset onSubmit={onSubmit}>
        <HiddenFields fields={{ intent: 'withdraw', ...absenceFields(absence) }} />
        <p>{staffBookingMessages.absenceWithdrawText()}</p>
        <div>
          <Button type="submit" variant="secondary">
            {staffBookingMessages.absenceWithdrawConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
