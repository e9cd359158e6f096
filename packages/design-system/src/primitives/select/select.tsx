'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import type { Ref, SelectHTMLAttributes } from 'react'
import { ChevronDownIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { fieldTexts } from '../field/field-texts.js'
import { Field, type FieldTexts } from '../field/field.js'
import styles from './select.module.css'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

/** Options under a heading. */
export interface SelectGroup {
  readonly label: string
  readonly options: readonly SelectOption[]
}

export interface SelectProps
  extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children' | 'multiple'>, FieldTexts {
  readonly options: readonly (SelectOption | SelectGroup)[]
  /** Text of the first option, whose value is empty. `Välj` by default; null leaves it out. */
  readonly placeholder?: string | null
  readonly className?: string
  readonly ref?: Ref<HTMLSelectElement>
}

/** The platform's select, which every phone shows in its native form. */
export function Select({
  options,
  placeholder,
  label,
  hint,
  error,
  optional,
  optionalText,
  id,
  className,
  ...rest
}: SelectProps) {
  const text = useText()
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className}>
      {(control) => (
        <span className={styles.wrap}>
          <select {...rest} {...control} className={cx(control.className, styles.select)}>
            {placeholder !== null && <option value="">{placeholder ?? text(commonMessages.select)}</option>}
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(optionOf)}
                </optgroup>
              ) : (
                optionOf(option)
              ),
            )}
          </select>
          <ChevronDownIcon className={styles.icon} />
        </span>
      )}
    </Field>
  )
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
