import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { dayRange, visitTimeText } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { Badge } from '@klarsikt/design-system/badge'
import { Button } from '@klarsikt/design-system/button'
import { useOneSubmit } from '@klarsikt/forms'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { visitName } from '../../store-visit/visit-name.js'
import { absenceFields } from './absence-fields.js'
import { type AbsenceData, type Hit } from './load-absence.js'

interface AbsenceHitsProps {
  readonly data: AbsenceData
  readonly hits: readonly Hit[]
}

/** Shows what the absence does to each visit, and the button that saves it. */
export function AbsenceHits({ data: { typed, resources }, hits }: AbsenceHitsProps) {
  const { state, formMethod } = useNavigation()
  const onSubmit = useOneSubmit()
  const asked = hits.filter(({ colleague }) => colleague === null).length
  return (
    <section className={layout.block} aria-labelledby="absence-hits">
      <h2 id="absence-hits" className={layout.heading}>
        {staffBookingMessages.absenceHits()}
      </h2>
      <p>
        {staffBookingMessages.absenceSummary({
          name: resources.find(({ id }) => id === typed.resourceId)?.name ?? '',
          days: dayRange(typed.from, typed.to),
          kept: hits.length - asked,
          asked,
        })}
      </p>
      {hits.length === 0 ? (
        <p className="ks-text-muted">{staffBookingMessages.absenceNone()}</p>
      ) : (
        <ul className={layout.list}>
          {hits.map(({ booking, colleague }) => (
            <li key={booking.id} className={layout.row}>
              <div className={layout.facts}>
                <span>
                  <strong>{visitName(booking)}</strong>, {visitTimeText(booking.start)}
                </span>
                <span className="ks-text-muted">{booking.examTypeName}</span>
              </div>
              {colleague === null ? (
                <Badge tone="warning">{staffBookingMessages.rebookingAsked()}</Badge>
              ) : (
                <Badge tone="success">{staffBookingMessages.absenceColleague({ name: colleague })}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
      <Form method="post" preventScrollReset onSubmit={onSubmit}>
        <HiddenFields fields={{ intent: 'report', ...absenceFields(typed) }} />
        <Button type="submit" loading={state !== 'idle' && formMethod === 'POST'}>
          {staffBookingMessages.absenceConfirm()}
        </Button>
      </Form>
    </section>
  )
}
