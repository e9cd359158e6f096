'use client'
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar'
import { AriaLocale } from '../../lib/aria.js'
import { cx } from '../../lib/cx.js'
import { CalendarView } from './calendar-view.js'
import { dateRules, type DateRules, toDate } from './iso-date.js'
import styles from './calendar.module.css'

export interface CalendarProps extends DateRules {
  /** What the day is for; read out with the month. */
  readonly label: string
  /** The chosen day, `YYYY-MM-DD`; null for none. */
  readonly value?: string | null
  readonly defaultValue?: string | null
  readonly onChange?: (date: string) => void
  /** A day of the month that is shown while no day is chosen, `YYYY-MM-DD`; the current month by default. */
  readonly startAt?: string
  /** The day marked as today, `YYYY-MM-DD`; the device's own by default. */
  readonly today?: string
  /** Shows menus for month and year, for days far away such as a date of birth. */
  readonly pickers?: boolean
  /** Number of years in the menu; 20 by default. */
  readonly years?: number
  readonly disabled?: boolean
  readonly readOnly?: boolean
  readonly className?: string
}

/**
 * A month to choose a day from. Arrow keys move by days and weeks, Page Up and Page Down by months, and Enter chooses.
 */
export function Calendar({
  label,
  value,
  defaultValue,
  onChange,
  startAt,
  today,
  pickers,
  years,
  disabled = false,
  readOnly = false,
  className,
  ...rules
}: CalendarProps) {
  const start = toDate(startAt)
  return (
    <AriaLocale>
      <AriaCalendar
        aria-label={label}
        className={cx(styles.root, className)}
        {...dateRules(rules)}
        {...(value === undefined ? { defaultValue: toDate(defaultValue) } : { value: toDate(value) })}
        {...(start && { defaultFocusedValue: start })}
        isDisabled={disabled}
        isReadOnly={readOnly}
        onChange={(date) => onChange?.(date.toString())}
      >
        <CalendarView today={today} pickers={pickers} years={years} />
      </AriaCalendar>
    </AriaLocale>
  )
}
