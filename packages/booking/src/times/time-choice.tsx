import * as bookingErrorsMessages from '@klarsikt/core/messages/booking-errors'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as commonMessages from '@klarsikt/core/messages/common'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import type { ReactNode } from 'react'
import { type Times } from './load-times.js'
import { type TimeRefusal } from './outcome-with-times.js'
import { SlotForm } from './slot-form.js'
import { TakenTime } from './taken-time.js'
import { TimeFilter } from './time-filter.js'
import { type Agreement, type TimePlace } from './time-place.js'
import styles from '../layout/booking.module.css'

interface TimeChoiceProps {
  readonly place: TimePlace
  readonly times: Times
  readonly storeName: string
  readonly minutes: number
  /** The previously chosen time. */
  readonly value: string | null
  readonly examinerId: string | null
  readonly isHearing: boolean
  readonly refusal: TimeRefusal | null
  /** What the user has to agree to before the time is sent. */
  readonly agreement?: Agreement | null
  /** More fields of the form. */
  readonly children?: ReactNode
  /** The values of those fields that were sent with the refused time. */
  readonly typed?: Readonly<Record<string, string>>
}

/**
 * Asks for the time of the visit: a week of free times, filtered by optician or part of the day, or the reason why
 * there are none.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const { place, times, storeName, refusal } = props
  const address = `${place.path}?${new URLSearchParams(place.fields)}`
  return (
    <div className={styles.block}>
      {refusal && <TakenTime refusal={refusal} sent={{ ...place.sent, ...props.typed }} />}
      {times.failure === 'not-offered' ? (
        <Alert tone="warning">{bookingErrorsMessages.bookingNotOffered()}</Alert>
      ) : times.week === null ? (
        <Alert tone="warning" live="alert" actions={<Link href={address}>{commonMessages.tryAgain()}</Link>}>
          {times.failure === 'away'
            ? bookingErrorsMessages.bookingExternalProviderUnavailable({ store: storeName })
            : wizardMessages.timeFailed()}
        </Alert>
      ) : (
        <>
          <TimeFilter place={place} times={times} examinerId={props.examinerId} isHearing={props.isHearing} />
          {times.week.nextFree === null && times.week.days.every(({ slots }) => slots.length === 0) && (
            <Alert>{bookingErrorsMessages.bookingNoSlots()}</Alert>
          )}
          <SlotForm
            key={`${times.week.date} ${times.part} ${props.examinerId}`}
            place={place}
            week={times.week}
            part={times.part}
            minutes={props.minutes}
            value={props.value}
            agreement={props.agreement ?? null}
          >
            {props.children}
          </SlotForm>
        </>
      )}
    </div>
  )
}
