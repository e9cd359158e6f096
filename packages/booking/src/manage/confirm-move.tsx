import type { ShopClient } from '@klarsikt/contract/client'
import type { Booking } from '@klarsikt/contract/shop/types'
import { isBooked } from '@klarsikt/core/booking'
import { stockholmDate, visitTimeText } from '@klarsikt/core/calendar'
import { examPriceText, movedExamPrice } from '@klarsikt/core/friends'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import * as validationMessages from '@klarsikt/core/messages/validation'
import { formatPrice, ore } from '@klarsikt/core/money'
import { Alert } from '@klarsikt/design-system/alert'
import { Button } from '@klarsikt/design-system/button'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { useOneSubmit } from '@klarsikt/forms'
import { HiddenFields, useHydrated } from '@klarsikt/page-kit/form'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { choiceFields } from '../choices/choices.js'
import { HeldTime } from '../times/held-time.js'
import { type TimeRefusal } from '../times/outcome-with-times.js'
import { TakenTime } from '../times/taken-time.js'
import { FEE_FIELD } from './change-booking.js'
import { type BookingData } from './load-booking.js'
import { useReleaseOnLeave } from './use-release-on-leave.js'
import styles from '../layout/booking.module.css'

interface ConfirmMoveProps {
  readonly booking: Booking
  readonly change: NonNullable<BookingData['change']>
  readonly refusal: TimeRefusal | null
  readonly client: () => ShopClient
}

/** Shows the new time beside the old one while it is held. The customer agrees to any fee before they confirm. */
export function ConfirmMove({ booking, change: { choices, store, now }, refusal, client }: ConfirmMoveProps) {
  const { id, status, feeNow } = booking
  const { start, hold } = choices
  const isMoved = isBooked(status)
  const [error, setError] = useState<string>()
  const isHydrated = useHydrated()
  const { state, formData } = useNavigation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useReleaseOnLeave(hold?.id ?? null, client)
  const onSubmit = useOneSubmit((event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (feeNow === 0 || new FormData(form).has(FEE_FIELD)) return
    event.preventDefault()
    setError(validationMessages.selectionRequired())
    form.querySelector<HTMLInputElement>(`input[name=${FEE_FIELD}]`)?.focus()
  })
  if (start === null || hold === null) return null
  const fee = formatPrice(feeNow)
  const chosen = { id, ...choiceFields(choices) }
  const again = { ...chosen, intent: 'hold' }
  const elsewhere = { id, intent: 'hold', ...choiceFields({ ...choices, start: null, hold: null }) }
  const isBusy = (intent: string) => state !== 'idle' && formData?.get('intent') === intent
  return (
    <section className={styles.block} aria-labelledby="booking-confirm">
      <h2 ref={heading} id="booking-confirm" className={styles.heading} tabIndex={-1}>
        {bookingPageMessages.confirmHeading()}
      </h2>
      {refusal && <TakenTime refusal={refusal} sent={elsewhere} />}
      <DescriptionList
        items={[
          ...(isMoved
            ? [{ term: bookingPageMessages.oldTime(), value: timeAt(booking.start, booking.store.name) }]
            : []),
          { term: bookingPageMessages.newTime(), value: timeAt(start, store?.name ?? '') },
          ...newPrice(booking, start),
        ]}
      />
      <HeldTime key={hold.until} start={start} until={hold.until} now={now} sent={again} />
      <Form method="post" className={styles.block} noValidate={isHydrated} preventScrollReset onSubmit={onSubmit}>
        <HiddenFields fields={{ ...chosen, intent: 'move', ...(!isMoved && { rebook: '1' }) }} />
        {isMoved && feeNow > 0 && (
          <>
            <Alert tone="warning">{bookingPageMessages.feeNow({ fee })}</Alert>
            <Checkbox
              name={FEE_FIELD}
              label={bookingPageMessages.acceptFee({ fee })}
              error={error}
              required
              onChange={() => setError(undefined)}
            />
          </>
        )}
        <div className={styles.actions}>
          <Button type="submit" loading={isBusy('move')}>
            {isMoved ? bookingPageMessages.move() : bookingPageMessages.rebook()}
          </Button>
        </div>
      </Form>
      <div className={styles.actions}>
        <Form method="post">
          <HiddenFields fields={{ ...chosen, intent: 'release', to: 'times' }} />
          <Button type="submit" variant="secondary">
            {wizardMessages.holdOther()}
          </Button>
        </Form>
        <Form method="post">
          <HiddenFields fields={{ ...chosen, intent: 'release' }} />
          <Button type="submit" variant="ghost">
            {isMoved ? bookingPageMessages.keep() : bookingPageMessages.back()}
          </Button>
        </Form>
      </div>
    </section>
  )
}

/**
 * Returns the new price where the move changes it. A free revisit moved beyond its year costs something, and so does a
 * subscription's exam moved to a day on which it is not included.
 */
function newPrice({ examType, price, priceKind, revisitUntil, includedFrom }: Booking, start: string) {
  const booked = { price: ore(price), kind: priceKind }
  const moved = movedExamPrice(booked, { examType, revisitUntil, includedFrom }, stockholmDate(new Date(start)))
  return moved.price === booked.price ? [] : [{ term: bookingPageMessages.newPrice(), value: examPriceText(moved) }]
}

function timeAt(start: string, store: string): string {
  return bookingPageMessages.timeAt({ when: visitTimeText(start), store })
}
