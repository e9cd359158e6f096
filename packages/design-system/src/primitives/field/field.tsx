'use client'
import { a11yMessages, commonMessages } from '@klarsikt/core/messages'
import { type ReactNode, useId } from 'react'
import { ErrorMarkIcon } from '../../icons/status.js'
import { cx } from '../../lib/cx.js'
import styles from './field.module.css'

export interface FieldTexts {
  readonly label: ReactNode
  /** Help that is always there; never the label. */
  readonly hint?: ReactNode
  /** What is wrong, as a whole sentence; empty or undefined when nothing is. */
  readonly error?: string | undefined
  /** Says `Valfritt` by the label; a required field says nothing to the eye. */
  readonly optional?: boolean
  readonly optionalText?: string
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly className: string
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** Label above, hint under it, error under the control. */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  optionalText = commonMessages['common.optional'],
  className,
  children,
}: FieldProps) {
  const own = useId()
  const control = id ?? own
  const failed = error !== undefined && error !== ''
  const described = cx(hint !== undefined && `${control}-hint`, failed && `${control}-error`)
  return (
    <div className={cx(styles.root, className)}>
      <label htmlFor={control} className={styles.label}>
        {label}
        {optional && <span className={styles.optional}>{optionalText}</span>}
      </label>
      {hint !== undefined && (
        <span id={`${control}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': failed || undefined,
        className: cx(styles.control),
      })}
      {failed && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <ErrorMarkIcon size={16} className={styles.icon} label={a11yMessages['a11y.error'].replace(/:.*/, '')} />
      <span>{children}</span>
    </span>
  )
}
