import { visitTimeText } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Button } from '@klarsikt/design-system/button'
import { HiddenFields, Notice } from '@klarsikt/page-kit/form'
import { Form } from 'react-router'
import { CHOICE_QUERY } from '../choices/choices.js'
import { type TimeRefusal } from './outcome-with-times.js'
import styles from '../layout/booking.module.css'

interface TakenTimeProps {
  readonly refusal: TimeRefusal
  /** The fields that are sent with another time. Null where none can be chosen here. */
  readonly sent: Readonly<Record<string, string>> | null
}

/** Says that the time is taken, and offers the nearest free times. The input is kept [ERR-008]. */
export function TakenTime({ refusal, sent }: TakenTimeProps) {
  const { message, alternatives } = refusal
  return (
    <Notice key={`${refusal.start} ${message}`} tone="error">
      <p>
        {message} {wizardMessages.timeKept()}
      </p>
      {alternatives.length > 0 && sent && (
        <Form method="post" preventScrollReset>
          <HiddenFields fields={sent} />
          <p id="time-alternatives">{wizardMessages.timeAlternatives()}</p>
          <ul className={styles.times} aria-labelledby="time-alternatives">
            {alternatives.map(({ start }) => (
              <li key={start}>
                <Button type="submit" name={CHOICE_QUERY.start} value={start} variant="secondary" size="small">
                  {visitTimeText(start)}
                </Button>
              </li>
            ))}
          </ul>
        </Form>
      )}
    </Notice>
  )
}
