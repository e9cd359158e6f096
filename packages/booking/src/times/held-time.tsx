import { stockholmTime, visitTimeText } from '@klarsikt/core/calendar'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { type ReactNode, useEffect, useState } from 'react'
import { Form } from 'react-router'
import styles from '../layout/booking.module.css'

interface HeldTimeProps {
  readonly start: string
  readonly until: string
  /** The instant when the page was loaded. It is used until the page's script counts by itself. */
  readonly now: string
  /** The form fields that hold the time again. */
  readonly sent: Readonly<Record<string, string>>
  /** A link to choose another time. Leave it out where the page has one already. */
  readonly other?: ReactNode
}

const MINUTE_MS = 60_000

/** Minutes before the end at which the person is told and can keep the time longer (WCAG 2.2.1). */
const SOON_MINUTES = 2

/** Says how long a time is held, warns shortly before the end, and offers to hold it again. */
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
      {/* A screen reader reads the warning once, when it appears. */}
      <span role="status">{isSoon && wizardMessages.holdSoon()}</span>
      {isSoon && again(wizardMessages.holdExtend())}
    </div>
  )
}

/** Returns the milliseconds until an instant, counted each second. */
function useTimeLeft(until: string, now: string): number {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - Date.parse(now))
  useEffect(() => {
    // The device's clock may be wrong, so only the time since the page was loaded is counted.
    const opened = performance.now()
    const atFirst = end - Date.parse(now)
    const count = () => setLeft(atFirst - (performance.now() - opened))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [end, now])
  return left
}
