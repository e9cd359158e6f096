'use client'
import { EXAM_MINUTES } from '@klarsikt/core/booking'
import { type PlainDate, stockholmTime } from '@klarsikt/core/calendar'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as bookingErrorsMessages from '@klarsikt/core/messages/booking-errors'
import { type ReactNode, useCallback, useId } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/action.js'
import { CalendarIcon } from '../../icons/shop.js'
import { type PlainMessage, useLocale, useText } from '../../locale/locale.js'
import * as slotsMessages from '../../messages/generated/slots.js'
import { Alert } from '../../primitives/alert/alert.js'
import { Button } from '../../primitives/button/button.js'
import { FieldError } from '../../primitives/field/field.js'
import { IconButton } from '../../primitives/icon-button/icon-button.js'
import { Skeleton } from '../../primitives/skeleton/skeleton.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { capitalised, dayAndMonth, shortMonth, shortWeekday } from '../opening-hours/day-text.js'
import { byPartOfDay, freeSlots, isLost, isoWeek, type PartOfDay, type Slot, type SlotDay } from './slots.js'
import styles from './slot-picker.module.css'

export type { Slot, SlotDay } from './slots.js'

export interface SlotPickerProps {
  /** The days of the row, seven from Monday. */
  readonly days: readonly SlotDay[]
  /** The shown day. If it is in another week, no day of this row is chosen. */
  readonly date: PlainDate
  readonly onDateChange: (date: PlainDate) => void
  /** The `start` of the chosen slot. Keep it when the slot is lost: the picker says so and asks for another. */
  readonly value: string | null
  readonly onChange: (start: string) => void
  /** Shows the week before or after. Without it the arrow is disabled. */
  readonly onPreviousWeek?: (() => void) | undefined
  readonly onNextWeek?: (() => void) | undefined
  /** Days before it are disabled. */
  readonly today: PlainDate
  /** The next day with a free time, shown when the current day has none. Null when no day has one. */
  readonly nextFree?: PlainDate | null
  /** Name of the radio buttons, and of the field in a form. */
  readonly name: string
  readonly legend?: ReactNode
  /** Length of a visit, minutes [BOOK-011]. */
  readonly minutes?: number
  readonly error?: string | undefined
}

/**
 * A picker for the day and time of a visit. It has two groups of radio buttons: Tab goes from one to the other, and
 * the arrow keys choose.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { days, date, value, onChange, nextFree = null, name, legend, minutes = EXAM_MINUTES, error } = props
  const text = useText()
  const locale = useLocale()
  const group = useId()
  const day = days.find((one) => one.date === date)
  const lost = isLost(value, day)
  const failed = error !== undefined && error !== ''
  return (
    <div className={styles.root}>
      <Days {...props} group={`${group}-day`} />
      <fieldset
        className={styles.times}
        aria-describedby={failed ? `${group}-error` : undefined}
        aria-busy={day?.slots === null}
      >
        <legend className={styles.legend}>
          {legend ?? text(slotsMessages.legend)}{' '}
          <span className={styles.context}>
            {capitalised(dayAndMonth(date, locale))} · {text(bookingMessages.duration, { minutes })}
          </span>
        </legend>
        {lost && (
          <Alert tone="warning" live="alert">
            {value !== null && <strong>{stockholmTime(value)}: </strong>}
            {text(bookingErrorsMessages.bookingSlotTaken)}
          </Alert>
        )}
        {day?.slots === null && <Waiting />}
        {day?.slots && freeSlots(day).length === 0 && <NoneLeft nextFree={nextFree} onGo={props.onDateChange} />}
        {day?.slots &&
          freeSlots(day).length > 0 &&
          byPartOfDay(day.slots).map(({ part, slots }) => (
            <Part key={part} part={part} slots={slots} name={name} value={lost ? null : value} onChange={onChange} />
          ))}
        {failed && <FieldError id={`${group}-error`}>{error}</FieldError>}
      </fieldset>
    </div>
  )
}

function Days({
  days,
  date,
  today,
  group,
  onDateChange,
  onPreviousWeek,
  onNextWeek,
}: SlotPickerProps & { readonly group: string }) {
  const text = useText()
  const locale = useLocale()
  const first = days[0]?.date ?? date
  const row = useShownDay(date)
  return (
    <div className={styles.days}>
      <div className={styles.head}>
        <p id={`${group}-name`} className={styles.legend}>
          {text(slotsMessages.day)}{' '}
          <span className={styles.context}>{text(slotsMessages.week, { week: isoWeek(first) })}</span>
        </p>
        <div className={styles.arrows}>
          <IconButton
            variant="outlined"
            label={text(slotsMessages.previousWeek)}
            icon={<ChevronLeftIcon className={styles.arrow} />}
            disabled={!onPreviousWeek}
            onClick={onPreviousWeek}
          />
          <IconButton
            variant="outlined"
            label={text(slotsMessages.nextWeek)}
            icon={<ChevronRightIcon className={styles.arrow} />}
            disabled={!onNextWeek}
            onClick={onNextWeek}
          />
        </div>
      </div>
      <div key={first} ref={row} role="radiogroup" aria-labelledby={`${group}-name`} className={styles.row}>
        {days.map((day) => {
          const free = freeSlots(day).length
          const past = day.date < today
          return (
            <label key={day.date} className={styles.day} data-full={(day.slots !== null && free === 0) || undefined}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                value={day.date}
                checked={day.date === date}
                disabled={past}
                onChange={() => onDateChange(day.date)}
              />
              <span aria-hidden="true" className={styles.weekday}>
                {shortWeekday(day.date, locale)}
              </span>
              <span aria-hidden="true" className={styles.number}>
                {Number(day.date.slice(8))}
              </span>
              <span aria-hidden="true" className={styles.month}>
                {shortMonth(day.date, locale)}
              </span>
              <span aria-hidden="true" className={styles.left}>
                {day.slots === null || past ? '\u00A0' : leftText(free, text)}
              </span>
              <VisuallyHidden>
                {dayAndMonth(day.date, locale)}
                {day.slots !== null && !past && `, ${text(slotsMessages.free, { count: free })}`}
              </VisuallyHidden>
            </label>
          )
        })}
      </div>
    </div>
  )
}

/** Scrolls the row to the shown day, and not the page. */
function useShownDay(date: PlainDate) {
  return useCallback(
    (row: HTMLDivElement | null) => {
      const tile = row?.querySelector(`input[value="${date}"]`)
      if (!row || !tile) return
      const [box, at] = [row.getBoundingClientRect(), tile.getBoundingClientRect()]
      row.scrollLeft += at.x + at.width / 2 - (box.x + box.width / 2)
    },
    [date],
  )
}

function leftText(free: number, text: ReturnType<typeof useText>): string {
  if (free === 0) return text(slotsMessages.full)
  return text(slotsMessages.count, { count: free })
}

const PARTS: Readonly<Record<PartOfDay, PlainMessage>> = {
  morning: slotsMessages.morning,
  afternoon: slotsMessages.afternoon,
  evening: slotsMessages.evening,
}

interface PartProps extends Pick<SlotPickerProps, 'name' | 'value' | 'onChange'> {
  readonly part: PartOfDay
  readonly slots: readonly Slot[]
}

function Part({ part, slots, name, value, onChange }: PartProps) {
  const text = useText()
  const heading = useId()
  return (
    <div role="group" aria-labelledby={heading} className={styles.part}>
      <p id={heading} className={styles.partName}>
        {text(PARTS[part])}
      </p>
      <div className={styles.slots}>
        {slots.map(({ start, taken = false }) => (
          <label key={start} className={styles.slot}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={start}
              checked={value === start}
              disabled={taken}
              onChange={() => onChange(start)}
            />
            <span className={styles.time}>{stockholmTime(start)}</span>
            {taken && <VisuallyHidden> {text(slotsMessages.taken)}</VisuallyHidden>}
          </label>
        ))}
      </div>
    </div>
  )
}

function NoneLeft({
  nextFree,
  onGo,
}: {
  readonly nextFree: PlainDate | null
  readonly onGo: (date: PlainDate) => void
}) {
  const text = useText()
  const locale = useLocale()
  return (
    <div className={styles.none}>
      <CalendarIcon size={32} className={styles.noneIcon} />
      <p className={styles.noneTitle}>{text(slotsMessages.none)}</p>
      {nextFree === null ? (
        <p>{text(bookingErrorsMessages.bookingNoSlots)}</p>
      ) : (
        <Button size="small" variant="secondary" onClick={() => onGo(nextFree)}>
          {text(slotsMessages.nextFree, { day: dayAndMonth(nextFree, locale) })}
        </Button>
      )}
    </div>
  )
}

function Waiting() {
  const text = useText()
  return (
    <div className={styles.part}>
      <output>
        <VisuallyHidden>{text(slotsMessages.loading)}</VisuallyHidden>
      </output>
      <div className={styles.slots}>
        {Array.from({ length: 8 }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are all alike and never change places
          <Skeleton key={index} height={44} />
        ))}
      </div>
    </div>
  )
}
