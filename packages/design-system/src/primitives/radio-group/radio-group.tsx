'use client'
import { type ReactNode, useId } from 'react'
import { FieldError } from '../field/field.js'
import { cx } from '../../lib/cx.js'
import styles from './radio-group.module.css'

export interface RadioOption<V extends string = string> {
  readonly value: V
  readonly label: ReactNode
  /** A second line: when, where, what it means. */
  readonly detail?: ReactNode
  /** At the end of the row: a price, a mark. */
  readonly end?: ReactNode
  readonly disabled?: boolean
  /** Shown under the row while it is chosen. */
  readonly extra?: ReactNode
}

export interface RadioGroupProps<V extends string = string> {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly RadioOption<V>[]
  /** Nothing is preselected unless it is said here. */
  readonly value?: V | null | undefined
  readonly defaultValue?: V
  readonly onChange?: (value: V) => void
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly required?: boolean
  /** Each option as a bordered card. */
  readonly cards?: boolean
  readonly id?: string
}

/** The platform's radio buttons: one Tab stop, arrows choose. */
export function RadioGroup<V extends string>({ legend, name, options, value, defaultValue, onChange, hint, error, required, cards = false, id }: RadioGroupProps<V>) {
  const own = useId()
  const group = id ?? own
  const failed = error !== undefined && error !== ''
  const described = cx(hint !== undefined && `${group}-hint`, failed && `${group}-error`)
  const checked = (option: V) => (value === undefined ? { defaultChecked: defaultValue === option } : { checked: value === option })
  return (
    <fieldset id={group} className={styles.root} data-cards={cards || undefined} aria-describedby={described || undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <span id={`${group}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <div className={styles.options}>
        {options.map((option, index) => (
          <div key={option.value}>
            <label className={styles.option}>
              <input
                // The first one is where an error summary leads to.
                id={index === 0 ? `${group}-first` : undefined}
                type="radio"
                className={styles.radio}
                name={name}
                value={option.value}
                required={required}
                disabled={option.disabled}
                {...checked(option.value)}
                onChange={() => onChange?.(option.value)}
              />
              <span className={styles.texts}>
                <span>{option.label}</span>
                {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
              </span>
              {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
            </label>
            {option.extra !== undefined && value === option.value && <div className={styles.extra}>{option.extra}</div>}
          </div>
        ))}
      </div>
      {failed && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** The same as cards: for choices that need a second line and a price. */
export function RadioCards<V extends string>(props: Omit<RadioGroupProps<V>, 'cards'>) {
  return <RadioGroup {...props} cards />
}
