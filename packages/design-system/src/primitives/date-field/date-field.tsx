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
  /** Comes with every full day and with null when one is taken apart; whether it may be chosen is the form's to say. */
  readonly onChange?: (date: string | null) => void
  /** The whole field was left, calendar and all: the moment to complain. */
  readonly onBlur?: () => void
  /** A form sends the day under this name, as `YYYY-MM-DD`. */
  readonly name?: string
  readonly required?: boolean
  readonly disabled?: boolean
  readonly readOnly?: boolean
  /** False leaves out the calendar, for days everybody knows by heart. */
  readonly calendar?: boolean
  /** The month the calendar opens at while no day is entered, as a day of it, `YYYY-MM-DD`. */
  readonly startAt?: string
  /** The day marked as today, `YYYY-MM-DD`; the device's own without it. */
  readonly today?: string
  /** Month and year as choices in the calendar. */
  readonly pickers?: boolean
  readonly years?: number
  readonly autoComplete?: 'bday' | 'off'
  readonly className?: string
}

/** A day, typed part by part as ÅÅÅÅ-MM-DD or chosen from a calendar. */
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
            // The browser's own bubbles speak its language and not ours.
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
