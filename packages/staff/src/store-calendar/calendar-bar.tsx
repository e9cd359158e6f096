import { SHOWN_DAY } from '@klarsikt/booking/times'
import { addDays, type PlainDate } from '@klarsikt/core/calendar'
import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'
import { href } from '@klarsikt/core/paths'
import { Button, ButtonLink } from '@klarsikt/design-system/button'
import { ChevronLeftIcon, ChevronRightIcon } from '@klarsikt/design-system/icons'
import { TextField } from '@klarsikt/design-system/text-field'
import { VisuallyHidden } from '@klarsikt/design-system/visually-hidden'
import { HiddenFields } from '@klarsikt/page-kit/form'
import { LinkStrip, PrintButton } from '@klarsikt/page-kit/frame'
import { Form } from 'react-router'
import { type CalendarPlace, calendarPath, VIEW_QUERY, WEEK_WORD } from './calendar-path.js'
import styles from './store-calendar.module.css'

interface CalendarBarProps {
  readonly place: CalendarPlace
  readonly today: PlainDate
}

const WORDS = {
  day: { days: 1, previous: staffBookingMessages.previousDay, next: staffBookingMessages.nextDay },
  week: { days: 7, previous: staffBookingMessages.previousWeek, next: staffBookingMessages.nextWeek },
} as const

/** Names the shown part of the calendar, and links to other days, weeks and views. */
export function CalendarBar({ place: { view, date }, today }: CalendarBarProps) {
  const { days, previous, next } = WORDS[view]
  return (
    <div className={styles.tools}>
      <LinkStrip
        label={staffBookingMessages.views()}
        links={(['day', 'week'] as const).map((one) => ({
          path: calendarPath({ view: one, date }),
          text: one === 'day' ? staffBookingMessages.day() : staffBookingMessages.week(),
          current: one === view ? 'page' : undefined,
        }))}
      />
      <nav className={styles.steps} aria-label={staffBookingMessages.steps()}>
        <ButtonLink
          variant="secondary"
          size="small"
          icon={<ChevronLeftIcon size={20} />}
          href={calendarPath({ view, date: addDays(date, -days) })}
        >
          <VisuallyHidden>{previous()}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink variant="secondary" size="small" href={calendarPath({ view, date: today })}>
          {staffBookingMessages.today()}
        </ButtonLink>
        <ButtonLink
          variant="secondary"
          size="small"
          iconEnd={<ChevronRightIcon size={20} />}
          href={calendarPath({ view, date: addDays(date, days) })}
        >
          <VisuallyHidden>{next()}</VisuallyHidden>
        </ButtonLink>
      </nav>
      <Form action={href('staff-bookings')} className={styles.goTo}>
        {view === 'week' && <HiddenFields fields={{ [VIEW_QUERY]: WEEK_WORD }} />}
        <TextField
          key={date}
          label={staffBookingMessages.goToDay()}
          name={SHOWN_DAY}
          type="date"
          defaultValue={date}
          required
        />
        <Button type="submit" variant="secondary">
          {staffBookingMessages.show()}
        </Button>
      </Form>
      {view === 'day' && <PrintButton />}
    </div>
  )
}
