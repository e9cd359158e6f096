'use client'
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { cx } from '../../lib/cx.js'
import { fieldTexts } from '../field/field-texts.js'
import { Field, type FieldTexts } from '../field/field.js'
import styles from './text-field.module.css'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>, FieldTexts {
  readonly className?: string
  /** A unit or a button at the end of the input. */
  readonly suffix?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text: `type`, `inputMode` and `autoComplete` are the caller's to set. */
export function TextField({
  label,
  hint,
  error,
  optional,
  optionalText,
  id,
  className,
  suffix,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className}>
      {(control) => (
        <span className={styles.wrap} data-suffix={suffix !== undefined || undefined}>
          <input type="text" {...rest} {...control} className={cx(control.className, styles.input)} />
          {suffix !== undefined && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>, FieldTexts {
  readonly className?: string
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({ label, hint, error, optional, optionalText, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className}>
      {(control) => <textarea {...rest} {...control} className={cx(control.className, styles.area)} />}
    </Field>
  )
}
