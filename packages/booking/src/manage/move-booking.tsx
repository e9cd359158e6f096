import type { ShopClient } from '@klarsikt/contract/client'
import type { Booking } from '@klarsikt/contract/shop/types'
import { isBooked } from '@klarsikt/core/booking'
import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { formatPrice } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { CHOICE_QUERY, choiceFields, NO_CHOICES } from '../choices/choices.js'
import { STEP_QUERY, STEP_WORDS } from '../choices/wizard-steps.js'
import { StoreStep } from '../stores/store-step.js'
import { type TimeRefusal } from '../times/outcome-with-times.js'
import { TimeChoice } from '../times/time-choice.js'
import { ConfirmMove } from './confirm-move.js'
import { type BookingData, CHANGE_QUERY } from './load-booking.js'
import { visitFields } from './visit-fields.js'
import styles from '../layout/booking.module.css'

interface MoveBookingProps {
  readonly booking: Booking
  readonly change: NonNullable<BookingData['change']>
  readonly path: string
  /** Why the last press did nothing. */
  readonly refusal: TimeRefusal | null
  readonly client: () => ShopClient
}

/**
 * Chooses another time for a booking, at its store or another one [BOOK-005, BOOK-007]. The customer agrees to any fee
 * first.
 */
export function MoveBooking({ booking, change, path, refusal, client }: MoveBookingProps) {
  const { choices, store, stores, times } = change
  const { id, status, feeNow, examType, kind } = booking
  const base = { [CHANGE_QUERY]: '1' }
  const addressOf = (fields: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams({ ...base, ...fields })}`
  const isMoved = isBooked(status)
  const fee = formatPrice(feeNow)
  const minutes = Math.round((Date.parse(booking.end) - Date.parse(booking.start)) / 60_000)
  const storeFields = { [STEP_QUERY]: STEP_WORDS.store }
  const place = choiceFields({ ...NO_CHOICES, storeId: choices.storeId, examinerId: choices.examinerId })
  if (choices.start !== null && choices.hold !== null)
    return <ConfirmMove booking={booking} change={change} refusal={refusal} client={client} />
  return (
    <section className={styles.block} aria-labelledby="booking-change">
      <h2 id="booking-change" className={styles.heading}>
        {stores ? wizardMessages.storeHeading() : bookingPageMessages.changeHeading()}
      </h2>
      {isMoved && feeNow > 0 && <Alert tone="warning">{bookingPageMessages.feeNow({ fee })}</Alert>}
      {booking.revisitUntil !== null && (
        <p>{bookingPageMessages.revisitUntil({ day: dayText(booking.revisitUntil) })}</p>
      )}
      {booking.includedFrom !== null && booking.includedFrom > stockholmDate(new Date(change.now)) && (
        <p>{bookingPageMessages.includedFrom({ day: dayText(booking.includedFrom) })}</p>
      )}
      {stores && (
        <StoreStep
          stores={stores}
          path={path}
          fields={{ ...base, ...storeFields }}
          chosen={choices.storeId}
          addressOf={(storeId) => addressOf({ [CHOICE_QUERY.storeId]: String(storeId) })}
        />
      )}
      {times && (
        <>
          <p>
            {wizardMessages.timeAt({ exam: booking.examTypeName, store: store?.name ?? '' })}{' '}
            <Link href={addressOf(storeFields)}>{wizardMessages.timeChangeStore()}</Link>
          </p>
          <TimeChoice
            key={`${examType} ${choices.storeId}`}
            place={{
              path,
              fields: { ...base, ...place },
              sent: { id, intent: 'hold', ...visitFields(booking), ...place },
              button: wizardMessages.timeChoose(),
            }}
            times={times}
            storeName={store?.name ?? ''}
            minutes={minutes}
            value={null}
            examinerId={choices.examinerId}
            isHearing={kind === 'auditory'}
            refusal={refusal}
          />
        </>
      )}
      <p>
        <Link href={path}>{isMoved ? bookingPageMessages.keep() : bookingPageMessages.back()}</Link>
      </p>
    </section>
  )
}
