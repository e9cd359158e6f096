import { bookingStyles as layout } from '@klarsikt/booking/layout'
import { mondayOf, SHOWN_DAY } from '@klarsikt/booking/times'
import { addDays, dateText, dayRange, weekNumber } from '@klarsikt/core/calendar'
import * as bookingPageMessages from '@klarsikt/core/messages/booking-page'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import { formatHours } from '@klarsikt/core/stores'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { TextField } from '@klarsikt/design-system/text-field'
import { useMay } from '@klarsikt/page-kit/access'
import { Form, useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { CalendarBar } from '../../store-calendar/calendar-bar.js'
import { takesTime } from '../../store-calendar/day-columns.js'
import { DayGrid } from '../../store-calendar/day-grid.js'
import { DayList } from '../../store-calendar/day-list.js'
import { useRefresh } from '../../store-calendar/use-refresh.js'
import { WeekView } from '../../store-calendar/week-view.js'
import { CancelledVisits } from './cancelled-visits.js'
import { NUMBER_QUERY, type StaffBookingsData } from './load-staff-bookings.js'
import { WaitingVisits } from './waiting-visits.js'
import styles from '../../store-calendar/store-calendar.module.css'

/** The store's calendar: a day or a week, visits that wait for an answer, and links to book and to report absence. */
export function StaffBookingsPage({ data }: { readonly data: StaffBookingsData }) {
  const { place, today, requests, rebookings } = data
  const { state, formMethod } = useNavigation()
  useRefresh()
  const may = useMay()
  return (
    <StaffPage section="staff-bookings" title={staffPageMessages.bookings()} wide>
      <div className={`${layout.actions} ks-no-print`}>
        <ButtonLink size="small" href={`${href('staff-booking-new')}?${SHOWN_DAY}=${place.date}`}>
          {staffPageMessages.bookingNew()}
        </ButtonLink>
        {may('absence.report') && (
          <ButtonLink size="small" variant="secondary" href={href('staff-absence')}>
            {staffBookingMessages.absenceReport()}
          </ButtonLink>
        )}
      </div>
      <FindBooking key={data.notFound} notFound={data.notFound} />
      <WaitingVisits
        id="booking-requests"
        title={staffBookingMessages.requests()}
        action={staffBookingMessages.answer()}
        bookings={requests}
      />
      <WaitingVisits
        id="booking-rebookings"
        title={staffBookingMessages.rebookings()}
        intro={staffBookingMessages.rebookingsIntro()}
        action={staffBookingMessages.rebook()}
        bookings={rebookings}
      />
      <section
        className={styles.part}
        aria-labelledby="calendar-title"
        aria-busy={state === 'loading' && formMethod === undefined}
      >
        <CalendarBar place={place} today={today} />
        {place.view === 'week' ? <Week data={data} /> : <Day data={data} />}
      </section>
    </StaffPage>
  )
}

/** Finds a booking by the number that the customer reads out. */
function FindBooking({ notFound }: { readonly notFound: string | null }) {
  return (
    <Form
      method="get"
      action={href('staff-bookings')}
      role="search"
      aria-label={staffBookingMessages.find()}
      className={`${layout.actions} ks-no-print`}
    >
      <TextField
        label={bookingPageMessages.reference()}
        name={NUMBER_QUERY}
        defaultValue={notFound ?? ''}
        error={notFound === null ? undefined : staffBookingMessages.notFound({ number: notFound })}
        autoComplete="off"
        required
      />
      <Button type="submit" size="small" variant="secondary">
        {staffBookingMessages.find()}
      </Button>
    </Form>
  )
}

function Day({ data: { place, days, bookings, resources, now } }: { readonly data: StaffBookingsData }) {
  const [day] = days
  const title = dateText(place.date, { year: true })
  const hours = day?.hours
    ? staffBookingMessages.open({ hours: formatHours(day.hours) })
    : staffBookingMessages.closed()
  return (
    <>
      <div className={styles.titleLine}>
        <h2 id="calendar-title" className={styles.title}>
          {title}
        </h2>
        <span className="ks-text-muted">{hours}</span>
      </div>
      {!bookings.some(takesTime) && <p>{staffBookingMessages.none()}</p>}
      {day && <DayGrid day={day} bookings={bookings} resources={resources} now={now} />}
      <DayList title={title} bookings={bookings} resources={resources} />
      <CancelledVisits bookings={bookings.filter((booking) => !takesTime(booking))} />
    </>
  )
}

function Week({ data: { place, days, bookings, resources, today } }: { readonly data: StaffBookingsData }) {
  const monday = mondayOf(place.date)
  return (
    <>
      <h2 id="calendar-title" className={styles.title}>
        {staffBookingMessages.weekTitle({ week: weekNumber(monday), days: dayRange(monday, addDays(monday, 6)) })}
      </h2>
      {!bookings.some(takesTime) && <p>{staffBookingMessages.none()}</p>}
      <WeekView days={days} bookings={bookings} resources={resources} today={today} />
    </>
  )
}
