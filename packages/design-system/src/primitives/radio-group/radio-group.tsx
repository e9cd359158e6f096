'use client'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../../lib/cx.js'
import { FieldError } from '../field/field.js'
import styles from './radio-group.module.css'

export interface RadioOption<V extends string = string> {
  readonly value: V
  readonly label: ReactNode
  /** A second line, for example when or where. */
  readonly detail?: ReactNode
  /** At the end of the row: a price, a logo. */
  readonly end?: ReactNode
  readonly disabled?: boolean
  /** Shown under the row while it is chosen. */
  readonly extra?: ReactNode
}

export interface RadioGroupProps<V extends string = string> {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly RadioOption<V>[]
  /** The chosen option. Nothing is chosen by default. */
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
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, options, hint, error, cards = false, id, value, defaultValue, onChange } = props
  const own = useId()
  const [chosen, setChosen] = useState<V | null>(defaultValue ?? null)
  const choose = (next: V) => {
    setChosen(next)
    onChange?.(next)
  }
  const group = id ?? own
  const failed = error !== undefined && error !== ''
  const described = cx(hint !== undefined && `${group}-hint`, failed && `${group}-error`)
  return (
    <fieldset
      id={group}
      className={styles.root}
      data-cards={cards || undefined}
      aria-describedby={described || undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint !== undefined && (
        <span id={`${group}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            group={props}
            isChosen={(value === undefined ? chosen : value) === option.value}
            onChoose={choose}
          />
        ))}
      </div>
      {failed && <FieldError id={`${group}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

interface OptionProps<V extends string> {
  readonly option: RadioOption<V>
  readonly group: RadioGroupProps<V>
  readonly isChosen: boolean
  readonly onChoose: (value: V) => void
}

function Option<V extends string>({ option, group, isChosen, onChoose }: OptionProps<V>) {
  const { name, value, defaultValue, required } = group
  // Without a value the browser keeps the choice, so that the form can be reset.
  const checked = value === undefined ? { defaultChecked: defaultValue === option.value } : { checked: isChosen }
  return (
    <div className={styles.cell}>
      <label className={styles.option}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={option.value}
          required={required}
          disabled={option.disabled}
          {...checked}
          onChange={() => onChoose(option.value)}
        />
        <span className={styles.texts}>
          <span>{option.label}</span>
          {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
        </span>
        {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
      </label>
      {option.extra !== undefined && isChosen && <div className={styles.extra}>{option.extra}</div>}
    </div>
  )
}

/** Radio buttons as cards, for options with a second line and a price. */
export function RadioCards<V extends string>(props: Omit<RadioGroupProps<V>, 'cards'>) {
  return <RadioGroup {...props} cards />
}
