'use client'
import { Calendar } from 'react-aria-components/Calendar'
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { CalendarIcon } from '../../icons/shop.js'
import { AriaLocale, topLayer, useOverlayHome } from '../../lib/aria.js'
import { cx } from '../../lib/cx.js'
import { CalendarView } from '../calendar/calendar-view.js'
import { dateRules, type DateRules, toDate } from '../calendar/iso-date.js'
import { fieldTexts } from '../field/field-texts.js'
import { Field, type FieldTexts } from '../field/field.js'
import fieldStyles from '../field/field.module.css'
import styles from './date-field.module.css'

export interface DateFieldProps extends FieldTexts, DateRules {
  readonly id?: string
  /** The day, `YYYY-MM-DD`; null while it is not entered in full. */
  readonly value?: string | null
  readonly defaultValue?: string | null
  /**
   * Called with each complete day, and with null when a day is made incomplete. The form decides whether the day is
   * allowed.
   */
  readonly onChange?: (date: string | null) => void
  /** Called when focus leaves the whole field, including its calendar. Forms show errors then. */
  readonly onBlur?: () => void
  /** Name in a form, which sends the day as `YYYY-MM-DD`. */
  readonly name?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** False leaves the calendar out, for days that people know by heart. */
  readonly calendar?: boolean
  /** A day of the month that the calendar opens at while no day is entered, `YYYY-MM-DD`. */
  readonly startAt?: string
  /** The day marked as today, `YYYY-MM-DD`; the device's own by default. */
  readonly today?: string
  /** Shows menus for month and year in the calendar. */
  readonly pickers?: boolean
  readonly years?: number
  readonly autoComplete?: 'bday' | 'off'
  readonly className?: string
}

/** A day that is typed as ÅÅÅÅ-MM-DD or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optional, optionalText, id, className, name, autoComplete } = props
  const { value, defaultValue, onChange, onBlur, min, max, isUnavailable } = props
  const { required = false, disabled = false, readOnly = false, calendar = true, startAt } = props
  const { trigger, portal } = useOverlayHome()
  const start = toDate(startAt)
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className} group>
      {(control) => (
        <AriaLocale>
          <DatePicker
            ref={trigger}
            id={control.id}
            className={cx(styles.root)}
            aria-labelledby={`${control.id}-label`}
            {...(control['aria-describedby'] !== undefined && { 'aria-describedby': control['aria-describedby'] })}
            {...(value === undefined ? { defaultValue: toDate(defaultValue) } : { value: toDate(value) })}
            {...dateRules({ min, max, isUnavailable })}
            {...(start && { placeholderValue: start })}
            {...(name !== undefined && { name })}
            {...(autoComplete !== undefined && { autoComplete })}
            granularity="day"
            shouldForceLeadingZeros
            // The browser's own error bubbles are in the browser's language.
            validationBehavior="aria"
            isInvalid={control['aria-invalid'] ?? false}
            isRequired={required}
            isDisabled={disabled}
            isReadOnly={readOnly}
            onChange={(date) => onChange?.(date === null ? null : date.toString())}
            onBlur={() => onBlur?.()}
          >
            <Group
              className={cx(fieldStyles.box, styles.box)}
              data-wrong={control['aria-invalid']}
              data-off={disabled || undefined}
            >
              <DateInput className={cx(styles.input)}>
                {(segment) => <DateSegment segment={segment} className={cx(styles.segment)} />}
              </DateInput>
              {calendar && (
                <Button className={cx(styles.open)}>
                  <CalendarIcon />
                </Button>
              )}
            </Group>
            {calendar && (
              <Popover ref={topLayer} {...portal} className={cx(styles.popover)} offset={4} containerPadding={8}>
                <Dialog className={cx(styles.dialog)}>
                  <Calendar className={cx(styles.calendar)}>
                    <CalendarView today={props.today} pickers={props.pickers} years={props.years} />
                  </Calendar>
                </Dialog>
              </Popover>
            )}
          </DatePicker>
        </AriaLocale>
      )}
    </Field>
  )
}
