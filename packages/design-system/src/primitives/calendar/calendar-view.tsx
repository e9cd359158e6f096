'use client'
import { getLocalTimeZone, today as dayOf } from '@internationalized/date'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  Heading,
} from 'react-aria-components/Calendar'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as calendarMessages from '../../messages/generated/calendar.js'
import styles from './calendar.module.css'

export interface CalendarViewProps {
  /** The day marked as today, `YYYY-MM-DD`; the device's own by default. */
  readonly today?: string | undefined
  /** Shows menus for month and year, for days far away such as a date of birth. */
  readonly pickers?: boolean | undefined
  /** Number of years in the menu. 120 reaches any date of birth. */
  readonly years?: number | undefined
}

/** The inside of a calendar of react-aria: the heading and the days. */
export function CalendarView({ today, pickers = false, years = 20 }: CalendarViewProps) {
  const text = useText()
  const current = today ?? dayOf(getLocalTimeZone()).toString()
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={cx(styles.turn)} aria-label={text(calendarMessages.previousMonth)}>
          <ChevronLeftIcon className={styles.arrow} />
        </Button>
        {pickers ? (
          <div className={styles.pickers}>
            <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
            <CalendarYearPicker visibleYears={years}>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
          </div>
        ) : (
          <Heading className={cx(styles.title)} />
        )}
        <Button slot="next" className={cx(styles.turn)} aria-label={text(calendarMessages.nextMonth)}>
          <ChevronRightIcon className={styles.arrow} />
        </Button>
      </div>
      <CalendarGrid className={cx(styles.grid)} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={cx(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={cx(styles.day)}
              data-current={date.toString() === current || undefined}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

interface PickerProps {
  readonly 'aria-label': string
  readonly value: string | number
  readonly onChange: (key: number) => void
  readonly items: readonly { readonly id: number; readonly formatted: string }[]
}

function Picker({ value, onChange, items, ...rest }: PickerProps) {
  return (
    <select
      aria-label={rest['aria-label']}
      className={styles.picker}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  )
}
