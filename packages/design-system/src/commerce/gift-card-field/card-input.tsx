import type { KeyboardEvent } from 'react'
import { cx } from '../../lib/cx.js'
import { Field } from '../../primitives/field/field.js'
import styles from './gift-card-field.module.css'

export interface CardInputProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly readOnly: boolean
  readonly maxLength?: number
  /** What is wrong with this field. */
  readonly error: string | undefined
  /** Id of the error text that belongs to both fields. */
  readonly refusal: string | undefined
}

/** A field for the digits of a card: a number pad, no suggestions, and left to right in every language. */
export function CardInput({ id, label, error, refusal, onChange, ...rest }: CardInputProps) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          className={cx(control.className, styles.input)}
          type="text"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={control['aria-invalid'] ?? (refusal === undefined ? undefined : true)}
          aria-describedby={cx(control['aria-describedby'], refusal) || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
