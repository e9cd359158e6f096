import type { WaitingEntry } from '@klarsikt/contract/shop/types'
import { dateText, stockholmTime, visitTimeText } from '@klarsikt/core/calendar'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as waitingListMessages from '@klarsikt/core/messages/waiting-list'
import { encodedHref, href } from '@klarsikt/core/paths'
import { WAITING_DAY_PART_MESSAGES, waitingStates } from '@klarsikt/core/waiting-list'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { DescriptionList } from '@klarsikt/design-system/description-list'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Link } from '@klarsikt/design-system/link'
import { HiddenFields, Notice } from '@klarsikt/page-kit/form'
import { Form, useNavigation } from 'react-router'
import { BookingFrame } from '../layout/booking-frame.js'
import { type WaitingEntryAnswer } from './change-waiting-entry.js'
import { type WaitingEntryData } from './load-waiting-entry.js'
import styles from '../layout/booking.module.css'

interface WaitingEntryPageProps {
  readonly data: WaitingEntryData
  readonly answer: WaitingEntryAnswer | undefined
}

/**
 * Shows an entry of the waiting list to anybody who has its link: what they wait for, an offered time, and how to stop.
 */
export function WaitingEntryPage({ data: { entry, isNew }, answer }: WaitingEntryPageProps) {
  const { state } = useNavigation()
  const title = waitingListMessages.entryTitle()
  const trail = [
    { label: navMessages.home(), href: href('home') },
    { label: title, href: encodedHref('booking-waiting-entry', { id: entry.id }) },
  ]
  const isWaiting = waitingStates.can(entry.state, 'leave')
  return (
    <BookingFrame title={title} trail={trail}>
      {isNew && answer === undefined && isWaiting && <Notice tone="success">{waitingListMessages.joined()}</Notice>}
      {answer && state === 'idle' && <WaitingEntryNotice answer={answer} />}
      {isWaiting && (entry.offer ? <Offer entry={entry} offer={entry.offer} /> : <p>{waitingListMessages.none()}</p>)}
      <Facts entry={entry} />
      {isWaiting ? <Leave id={entry.id} /> : <Over entry={entry} />}
    </BookingFrame>
  )
}

function WaitingEntryNotice({ answer }: { readonly answer: WaitingEntryAnswer }) {
  if (answer.step === 'failed') return <Notice tone="error">{answer.message}</Notice>
  return (
    <Notice tone="success">
      {answer.step === 'declined' ? waitingListMessages.declined() : waitingListMessages.over()}
    </Notice>
  )
}

interface OfferProps {
  readonly entry: WaitingEntry
  readonly offer: NonNullable<WaitingEntry['offer']>
}

function Offer({ entry: { id, booking }, offer: { start, store, until } }: OfferProps) {
  const { formData } = useNavigation()
  const clock = stockholmTime(until)
  const sent = (intent: string) => ({ id, start, intent })
  return (
    <section className={styles.block} aria-labelledby="waiting-offer">
      <h2 id="waiting-offer" className={styles.heading}>
        {waitingListMessages.offerHeading()}
      </h2>
      <p>{waitingListMessages.offerText({ when: visitTimeText(start), store, until: clock })}</p>
      <p>{booking ? waitingListMessages.offerMove() : waitingListMessages.offerBook()}</p>
      <div className={styles.actions}>
        <Form method="post" preventScrollReset>
          <HiddenFields fields={sent('accept')} />
          <Button type="submit" loading={formData?.get('intent') === 'accept'}>
            {booking ? waitingListMessages.acceptMove() : waitingListMessages.accept()}
          </Button>
        </Form>
        <Form method="post" preventScrollReset>
          <HiddenFields fields={sent('decline')} />
          <Button type="submit" variant="secondary" loading={formData?.get('intent') === 'decline'}>
            {waitingListMessages.decline()}
          </Button>
        </Form>
      </div>
      <p className="ks-text-muted">{waitingListMessages.declineText()}</p>
    </section>
  )
}

function Facts({ entry }: { readonly entry: WaitingEntry }) {
  const { stateText, examTypeName, stores, earliest, latest, dayPart, mobile, booking } = entry
  return (
    <DescriptionList
      items={[
        { term: waitingListMessages.title(), value: stateText },
        { term: waitingListMessages.exam(), value: examTypeName },
        { term: waitingListMessages.stores(), value: stores.map(({ name }) => name).join(', ') },
        {
          term: waitingListMessages.days(),
          value: waitingListMessages.daysValue({ from: dateText(earliest), to: dateText(latest) }),
        },
        { term: waitingListMessages.dayPart(), value: WAITING_DAY_PART_MESSAGES[dayPart]() },
        ...(mobile === '' ? [] : [{ term: waitingListMessages.mobile(), value: mobile }]),
        ...(booking === null ? [] : [{ term: waitingListMessages.booked(), value: visitTimeText(booking.start) }]),
      ]}
    />
  )
}

/** Ends the waiting. The customer opens this first and then confirms, also without scripts. */
function Leave({ id }: { readonly id: string }) {
  const { formData } = useNavigation()
  return (
    <Disclosure title={waitingListMessages.leave()}>
      <Form method="post" className={styles.block} preventScrollReset>
        <HiddenFields fields={{ id, intent: 'leave' }} />
        <p>{waitingListMessages.leaveText()}</p>
        <div>
          <Button type="submit" variant="danger" loading={formData?.get('intent') === 'leave'}>
            {waitingListMessages.leaveConfirm()}
          </Button>
        </div>
      </Form>
    </Disclosure>
  )
}

function Over({ entry: { booking } }: { readonly entry: WaitingEntry }) {
  return (
    <div className={styles.actions}>
      {booking ? (
        <ButtonLink href={encodedHref('booking-visual-exam-details', { id: booking.id })}>
          {waitingListMessages.show()}
        </ButtonLink>
      ) : (
        <ButtonLink href={href('booking-visual-exam')}>{waitingListMessages.book()}</ButtonLink>
      )}
      <Link href={href('booking-waiting-list')}>{waitingListMessages.again()}</Link>
    </div>
  )
}
