'use client'
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../../lib/cx.js'
import { FieldError } from '../field/field.js'
import styles from './checkbox.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode
  /** Of the whole control, its label and error included. */
  readonly className?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** Part of what it represents is chosen: shows a dash and is announced as `delvis markerad`. The next press decides for all. */
  readonly indeterminate?: boolean
  readonly ref?: Ref<HTMLInputElement | null>
}

/** A yes or no that is sent with a form. What takes effect at once is a Switch. */
export function Checkbox({ label, hint, error, id, indeterminate = false, ref, className, ...rest }: CheckboxProps) {
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // There is no attribute for it, and a press removes it: hence after every render.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  })
  const control = id ?? own
  const failed = error !== undefined && error !== ''
  const described = cx(hint !== undefined && `${control}-hint`, failed && `${control}-error`)
  return (
    <div className={cx(styles.root, className)}>
      <label className={styles.row} htmlFor={control}>
        <input
          {...rest}
          ref={input}
          id={control}
          type="checkbox"
          className={styles.box}
          // The hint is inside the label as well, where a press on it counts; it describes and does not name.
          aria-labelledby={`${control}-label`}
          aria-invalid={failed || undefined}
          aria-describedby={described || undefined}
        />
        <span className={styles.text}>
          <span id={`${control}-label`}>{label}</span>
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
