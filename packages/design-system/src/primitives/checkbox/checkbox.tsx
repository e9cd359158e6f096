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
  /** Class name of the whole control, including label and error. */
  readonly className?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /**
   * Only a part of what it represents is chosen. It shows a dash and is announced as `delvis markerad`. The next press
   * applies to all.
   */
  readonly indeterminate?: boolean
  readonly ref?: Ref<HTMLInputElement | null>
}

/** A yes or no that is sent with a form. For an immediate effect use Switch. */
export function Checkbox({ label, hint, error, id, indeterminate = false, ref, className, ...rest }: CheckboxProps) {
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // There is no attribute for this state, and a press clears it, so it is set after every render.
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
          // The hint is inside the label too, so that a press on it counts. It describes the control and is not a part
          // of its name.
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
