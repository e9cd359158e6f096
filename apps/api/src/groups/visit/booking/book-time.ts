import { bookingStates, isBooked } from '@klarsikt/core/booking'
import { type Ore, wholeOre } from '@klarsikt/core/money'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { giveAppointmentUp } from './ask-provider.js'
import { movedPrice } from './exam-price.js'
import type { BookingRow } from './find-booking.js'
import { type Notice, notifyOf } from './notify.js'
import { giveTimeUp } from './take-time.js'
import type { TimeTerms } from './time-source.js'
import { writeChange } from './write-change.js'

/** The time of a booking, in the shop's own schedule or in the booking system of its store. */
export type BookedTime = Pick<
  BookingRow,
  'storeId' | 'startsAt' | 'endsAt' | 'examinerId' | 'practitioner' | 'providerReference' | 'providerVersion'
>

/** The provider's columns of a booking whose time is in the shop's own schedule. */
export const NO_APPOINTMENT = { practitioner: null, providerReference: null, providerVersion: 0 } as const

/**
 * Gives a booking a time that is already taken for it. It gives up the earlier appointment and writes to the customer.
 */
export async function bookTime(
  deps: Pick<Deps, 'clock' | 'encryption' | 'settings' | 'hooks'>,
  tx: Executor,
  row: BookingRow,
  time: BookedTime,
  { fee, isByStore, message = '' }: TimeTerms,
): Promise<void> {
  if (row.providerReference !== null && row.providerReference !== time.providerReference)
    await giveAppointmentUp(tx, row, deps.clock.now())
  if (time.providerReference !== null) await giveTimeUp(tx, row.id)
  const isOther = time.startsAt.getTime() !== row.startsAt.getTime()
  const movedByStore = isByStore && (isBooked(row.state) || isOther)
  const cost: Ore = wholeOre(fee)
  const price = isByStore ? {} : await movedPrice(deps, tx, row, time.startsAt)
  await writeChange(deps, tx, row, { ...time, ...price, state: bookingStates.to('accept'), movedByStore }, cost)
  await notifyOf(deps, tx, row.id, noticeOf(row, isByStore), { fee, message })
}

function noticeOf({ state }: BookingRow, isByStore: boolean): Notice {
  if (isByStore) return isBooked(state) ? 'movedByStore' : 'booked'
  return state === 'unconfirmed' ? 'booked' : 'moved'
}
