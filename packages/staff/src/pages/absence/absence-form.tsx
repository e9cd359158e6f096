import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { ABSENCE_REASON_MESSAGES, ABSENCE_REASONS } from '@klarsikt/core/booking'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form, useNavigation } from 'react-router'
import { ABSENCE_QUERY } from './absence-fields.js'
import { type AbsenceData } from './load-absence.js'

/** Asks who is absent and when. It saves nothing, but shows which visits the absence would affect. */
export function AbsenceForm({ data: { typed, problems, resources, today } }: { readonly data: AbsenceData }) {
  const { state, formMethod } = useNavigation()
  return (
    <Form action={href('staff-absence')} className={layout.form} noValidate>
      <Select
        label={staffBookingMessages.absenceWho()}
        name={ABSENCE_QUERY.resourceId}
        defaultValue={typed.resourceId}
        error={problems.resourceId}
        options={resources.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <div className={layout.pair}>
        <TextField
          label={staffBookingMessages.absenceFrom()}
          name={ABSENCE_QUERY.from}
          type="date"
          min={today}
          defaultValue={typed.from || today}
          error={problems.from}
          required
        />
        <TextField
          label={staffBookingMessages.absenceTo()}
          name={ABSENCE_QUERY.to}
          type="date"
          min={today}
          defaultValue={typed.to || today}
          error={problems.to}
          required
        />
      </div>
      <Select
        label={staffBookingMessages.absenceReason()}
        hint={staffBookingMessages.absenceReasonHint()}
        name={ABSENCE_QUERY.reason}
        defaultValue={typed.reason}
        placeholder={null}
        options={ABSENCE_REASONS.map((reason) => ({ value: reason, label: ABSENCE_REASON_MESSAGES[reason]() }))}
      />
      <div>
        <Button type="submit" variant="secondary" loading={state === 'loading' && formMethod === 'GET'}>
          {staffBookingMessages.absencePreview()}
        </Button>
      </div>
    </Form>
  )
}
