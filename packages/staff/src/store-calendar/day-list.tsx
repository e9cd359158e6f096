import type { StoreBooking } from '@klarsikt/contract/shop/types'
import { formatMobile } from '@klarsikt/core/identity'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { markTexts } from '../store-visit/visit-marks.js'
import { timeSpan, visitName } from '../store-visit/visit-name.js'
import { type Examiner, takesTime } from './day-columns.js'
import styles from './store-calendar.module.css'

interface DayListProps {
  readonly title: string
  readonly bookings: readonly StoreBooking[]
  readonly resources: readonly Examiner[]
}

/** Lists the visits of a day in one table for the counter. It is visible in print only. */
export function DayList({ title, bookings, resources }: DayListProps) {
  const visits = bookings.filter(takesTime)
  if (visits.length === 0) return null
  const nameOf = (id: string | null) => resources.find((one) => one.id === id)?.name ?? ''
  return (
    <table className={styles.paper}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{staffBookingMessages.printTime()}</th>
          <th scope="col">{staffBookingMessages.printName()}</th>
          <th scope="col">{staffBookingMessages.printExam()}</th>
          <th scope="col">{staffBookingMessages.printWith()}</th>
          <th scope="col">{staffBookingMessages.printMobile()}</th>
          <th scope="col">{staffBookingMessages.printMarks()}</th>
        </tr>
      </thead>
      <tbody>
        {visits.map((booking) => (
          <tr key={booking.id}>
            <td>{timeSpan(booking)}</td>
            <td>{visitName(booking)}</td>
            <td>{booking.examTypeName}</td>
            <td>{nameOf(booking.resourceId)}</td>
            <td>{formatMobile(booking.guardian?.mobile ?? booking.mobile)}</td>
            <td>{markTexts(booking).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
