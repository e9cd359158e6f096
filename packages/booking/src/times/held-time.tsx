import { stockholmTime, visitTimeText } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import { HiddenFields } from '../layout/hidden-fields.js'
import styles from '../layout/booking.module.css'

interface HeldTimeProps {
  readonly start: string
  readonly until: string
  /** The instant of the page, until its script counts by itself. */
  readonly now: string
  /** What takes the time once more. */
  readonly sent: Readonly<Record<string, string>>
  /** The way to another time; left out where the page has it already. */
  readonly other?: ReactNode
}

const MINUTE_MS = 60_000

/** From here on the person is told, and can keep the time longer (WCAG 2.2.1). */
const SOON_MINUTES = 2

/** How long a time is held: said calmly, told shortly before the end, and taken again by a press. */
export function HeldTime({ start, until, now, sent, other }: HeldTimeProps) {
  const left = useTimeLeft(until, now)
  const again = (label: string) => (
    <Form method="post" preventScrollReset>
      <HiddenFields fields={sent} />
      <Button type="submit" variant="secondary" size="small">
        {label}
      </Button>
    </Form>
  )
  if (left <= 0)
    return (
      <Alert
        tone="warning"
        live="alert"
        actions={
          <div className={styles.actions}>
            {again(wizardMessages.holdAgain())}
            {other}
          </div>
        }
      >
        {wizardMessages.holdExpired()}
      </Alert>
    )
  const minutes = Math.ceil(left / MINUTE_MS)
  const isSoon = minutes <= SOON_MINUTES
  return (
    <div className={styles.hold}>
      <p>
        {wizardMessages.holdText({ time: visitTimeText(start), until: stockholmTime(until) })}{' '}
        <span className="ks-text-muted ks-tabular">{wizardMessages.holdLeft({ minutes })}</span>
      </p>
      {/* Read out once, when it comes. */}
      <span role="status">{isSoon && wizardMessages.holdSoon()}</span>
      {isSoon && again(wizardMessages.holdExtend())}
    </div>
  )
}

/** Milliseconds until an instant, counted again every second. */
function useTimeLeft(until: string, now: string): number {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - Date.parse(now))
  useEffect(() => {
    // The clock of this device may be wrong: counted is what has passed since the page came.
    const opened = performance.now()
    const atFirst = end - Date.parse(now)
    const count = () => setLeft(atFirst - (performance.now() - opened))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [end, now])
  return left
}
