import { freeUntil, isChildren } from '@klarsikt/core/booking'
import { visitTimeText } from '@klarsikt/core/calendar'
import * as bookingLetterMessages from '@klarsikt/core/messages/booking-letter'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { enqueueLetter, enqueueSms, smsNumber } from '../../platform/index.js'
import { changedOf } from './changed-of.js'
import { priceOf } from './exam-price.js'
import { type BookingRow, findBooking } from './find-booking.js'
import { BOOKING_LETTERS, bookingUrl } from './letters.js'
import { greeted, openPerson } from './person.js'

export type Notice = keyof typeof BOOKING_LETTERS
type NotifyDeps = Pick<Deps, 'clock' | 'encryption' | 'settings'>

/** An SMS shows on a locked phone, so it says when and where, but not what is examined. */
const SMS = {
  booked: bookingLetterMessages.smsBooked,
  moved: bookingLetterMessages.smsMoved,
  cancelled: bookingLetterMessages.smsCancelled,
  movedByStore: bookingLetterMessages.smsMoved,
  declined: bookingLetterMessages.smsDeclined,
  absence: bookingLetterMessages.smsAbsence,
  requested: null,
  unconfirmed: null,
  refused: bookingLetterMessages.smsRefused,
  cancelledByStore: bookingLetterMessages.smsAbsence,
  moveRefused: bookingLetterMessages.smsMoveRefused,
  reminder: bookingLetterMessages.smsReminder,
} as const satisfies Record<Notice, unknown>

type Options = {
  /** The fee of this change, in öre. */
  readonly fee?: number
  /** Tells apart several notices between two changes. */
  readonly occasion?: string
  /** The store's message. */
  readonly message?: string
  /** The time in the notice, when it is not that of the booking. */
  readonly start?: Date
}

/** Writes a letter and an SMS about a booking to its person, in the caller's transaction. */
export async function notifyOf(
  deps: NotifyDeps,
  tx: Executor,
  id: string,
  notice: Notice,
  options: Options = {},
): Promise<void> {
  const row = await findBooking(tx, id)
  if (!row) throw new Error('A booking has gone')
  await notify(deps, tx, row, notice, options)
}

/** Like `notifyOf`, for a booking already read. */
export async function notify(
  deps: NotifyDeps,
  tx: Executor,
  row: BookingRow,
  notice: Notice,
  { fee = 0, occasion = '', message = '', start = row.startsAt }: Options = {},
): Promise<void> {
  const person = openPerson(deps.encryption, row.person)
  if (!person) return
  const { id, calendarId, number, sequence, examType, store, endsAt, changedAt } = row
  await enqueueLetter(deps, tx, {
    template: BOOKING_LETTERS[notice],
    to: person.email,
    key: [calendarId, sequence, occasion].join('/'),
    data: {
      id,
      calendarId,
      number,
      sequence,
      changedAt: changedAt.toISOString(),
      ...greeted(person),
      examType,
      start: start.toISOString(),
      end: endsAt.toISOString(),
      freeUntil: freeUntil({ ...changedOf(row), start }).toISOString(),
      price: priceOf(row),
      ...(row.requisition && {
        requisition: { state: row.requisition.state, until: row.requisition.expiresAt?.toISOString() ?? '' },
      }),
      storeName: store.name,
      place: `${store.street}, ${store.postalCode} ${store.city}`,
      phone: store.phone,
      fee,
      isMinor: isChildren(row.ageGroup),
      message,
    },
  })
  const mobile = smsNumber(deps, person.mobile)
  const text = SMS[notice]
  if (!text || !mobile.ok) return
  const url = bookingUrl(deps.settings.publicUrl, id)
  const smsText = text({ store: store.name, when: visitTimeText(start), url })
  await enqueueSms(deps, tx, { kind: `booking-${notice}`, customerId: row.customerId, to: mobile.value, text: smsText })
}
