'use client'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../lib/cx.js'
import { FieldError } from '../field/field.js'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const own = useId()
  const control = id ?? own
  const failed = error !== undefined && error !== ''
  const described = cx(hint !== undefined && `${control}-hint`, failed && `${control}-error`)
  return (
    <div className={styles.root}>
      <label className={styles.row} htmlFor={control}>
        <input
          {...rest}
          id={control}
          type="checkbox"
          className={styles.box}
          aria-invalid={failed || undefined}
          aria-describedby={described || undefined}
        />
        <span className={styles.text}>
          <span>{label}</span>
          {hint !== undefined && (
            <span id={`${control}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {failed && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}
