import { CHOICE_QUERY } from '@klarsikt/booking/choices'
import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { CHANGE_QUERY } from '@klarsikt/booking/manage'
import { TimeChoice } from '@klarsikt/booking/times'
import { BOOKING_NOTE_MAXIMUM } from '@klarsikt/core/booking'
import { stockholmDate, visitTimeText } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { TextArea } from '@klarsikt/design-system/text-field'
import { minutesOf } from '../../store-calendar/day-columns.js'
import { MESSAGE_FIELD, type StaffBookingAnswer } from './change-staff-booking.js'
import { type StaffBookingData } from './load-staff-booking.js'

interface ChooseTimeProps {
  readonly data: StaffBookingData
  readonly choice: NonNullable<StaffBookingData['choice']>
  /** Why the last press failed, for example because the time is taken. */
  readonly answer: StaffBookingAnswer | undefined
}

/**
 * Chooses a free time of the store for a visit: to answer a suggestion, to move it, or to book a cancelled one again.
 */
export function ChooseTime({ data: { booking }, choice: { times, examinerId }, answer }: ChooseTimeProps) {
  const { id, version, status, start, kind } = booking
  const isAnswer = status === 'requested'
  const isMove = status === 'booked'
  const path = href('staff-booking', { id })
  const words = isAnswer ? ANSWER : isMove ? MOVE : REBOOK
  const day = times.week?.days.find(({ date }) => date === stockholmDate(start))
  const isFree = isAnswer && day !== undefined && day.slots.some((slot) => slot.start === start)
  const examiner = { [CHOICE_QUERY.examinerId]: examinerId ?? '' }
  return (
    <section className={layout.block} aria-labelledby="visit-time">
      <h2 id="visit-time" className={layout.heading}>
        {words.title()}
      </h2>
      <p>
        {words.text({ when: visitTimeText(start) })}{' '}
        {isAnswer && day !== undefined && !isFree && staffBookingMessages.suggestedTaken()}
      </p>
      <TimeChoice
        key={`${id} ${version}`}
        place={{
          path,
          fields: { ...(!isAnswer && { [CHANGE_QUERY]: '1' }), ...examiner },
          sent: {
            id,
            version: String(version),
            intent: isAnswer ? 'accept' : 'move',
            ...examiner,
            ...(!isAnswer && !isMove && { rebook: '1' }),
          },
          button: words.button(),
        }}
        times={times}
        storeName=""
        minutes={minutesOf(booking)}
        value={isFree ? start : null}
        examinerId={examinerId}
        isHearing={kind === 'auditory'}
        refusal={answer && !answer.isChanged && answer.problem === undefined ? answer.refusal : null}
        typed={{ [MESSAGE_FIELD]: answer?.message ?? '' }}
      >
        <MessageField hint={staffBookingMessages.messageHint()} answer={answer} />
      </TimeChoice>
      {!isAnswer && (
        <p>
          <Link href={path}>{staffBookingMessages.keep()}</Link>
        </p>
      )}
    </section>
  )
}

interface Words {
  readonly title: () => string
  readonly text: (params: { readonly when: string }) => string
  readonly button: () => string
}
const ANSWER: Words = {
  title: staffBookingMessages.answerHeading,
  text: staffBookingMessages.suggested,
  button: staffBookingMessages.accept,
}
const MOVE: Words = {
  title: staffBookingMessages.move,
  text: staffBookingMessages.moveText,
  button: staffBookingMessages.moveConfirm,
}
const REBOOK: Words = {
  title: staffBookingMessages.rebook,
  text: staffBookingMessages.rebookText,
  button: staffBookingMessages.rebookConfirm,
}

interface MessageFieldProps {
  readonly hint: string
  readonly answer: StaffBookingAnswer | undefined
}

/** Asks for a message from the store to the customer. */
export function MessageField({ hint, answer }: MessageFieldProps) {
  return (
    <TextArea
      name={MESSAGE_FIELD}
      label={staffBookingMessages.message()}
      hint={hint}
      error={answer?.problem}
      defaultValue={answer?.message ?? ''}
      countTo={BOOKING_NOTE_MAXIMUM}
      rows={3}
      optional
    />
  )
}
