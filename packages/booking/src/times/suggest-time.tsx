import { EXAM_MINUTES } from '@klarsikt/core/booking'
import { addDays } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Button } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { TextField } from '@klarsikt/design-system/text-field'
import { Form } from 'react-router'
import { CHOICE_QUERY, SUGGESTED_CLOCK, SUGGESTED_DAY } from '../choices/choices.js'
import { HiddenFields } from '../layout/hidden-fields.js'
import type { Times } from './load-times.js'
import styles from '../layout/booking.module.css'

interface SuggestTimeProps {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly times: Times
}

/** A time of the customer's own, which the store answers [BOOK-008]; opened at once where there are none to choose. */
export function SuggestTime({ path, fields, times: { today, last, week } }: SuggestTimeProps) {
  const hasTimes = week !== null && (week.nextFree !== null || week.days.some(({ slots }) => slots.length > 0))
  return (
    <Disclosure title={wizardMessages.suggestTitle()} defaultOpen={!hasTimes}>
      <Form action={path} className={styles.form}>
        <HiddenFields fields={{ ...fields, [CHOICE_QUERY.isSuggested]: '1' }} />
        <p>{wizardMessages.suggestIntro()}</p>
        <div className={styles.pair}>
          <TextField
            label={wizardMessages.suggestDate()}
            name={SUGGESTED_DAY}
            type="date"
            min={addDays(today, 1)}
            max={last}
            required
          />
          <TextField
            label={wizardMessages.suggestTime()}
            name={SUGGESTED_CLOCK}
            type="time"
            min="08:00"
            max="20:00"
            step={EXAM_MINUTES * 60}
            defaultValue="10:00"
            required
          />
        </div>
        <div className={styles.actions}>
          <Button type="submit" variant="secondary">
            {wizardMessages.suggestAction()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}
