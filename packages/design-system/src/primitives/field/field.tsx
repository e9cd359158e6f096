'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import { type ReactNode, useId } from 'react'
import { ErrorMarkIcon } from '../../icons/status.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as fieldErrorMessages from '../../messages/generated/field-error.js'
import { focusField } from './focus-field.js'
import styles from './field.module.css'

export interface FieldTexts {
  readonly label: ReactNode
  /** Help that is always visible. It does not replace the label. */
  readonly hint?: ReactNode
  /** The error as a whole sentence; empty or undefined without one. */
  readonly error?: string | undefined
  /** Shows `Valfritt` beside the label. A required field has no visible sign. */
  readonly optional?: boolean
  readonly optionalText?: string
}

/** The attributes that connect a control with its label, hint and error. The label has the id `${id}-label`. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly className: string
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** The control has several parts, as a date or a range has. The label then names the group. */
  readonly group?: boolean
  /** Content below the control that describes it, such as a counter. */
  readonly below?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A label above, a hint below it, and an error below the control. The form decides when there is an error. */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  optionalText,
  className,
  group = false,
  below,
  children,
}: FieldProps) {
  const text = useText()
  const own = useId()
  const control = id ?? own
  const failed = error !== undefined && error !== ''
  const withHint = isShown(hint)
  const withBelow = isShown(below)
  const described = cx(withHint && `${control}-hint`, failed && `${control}-error`, withBelow && `${control}-below`)
  const Label = group ? GroupLabel : ControlLabel
  return (
    <div className={cx(styles.root, className)}>
      <Label control={control}>
        {label}
        {optional && <span className={styles.optional}>{optionalText ?? text(commonMessages.optional)}</span>}
      </Label>
      {withHint && (
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
      {withBelow && <div id={`${control}-below`}>{below}</div>}
    </div>
  )
}

interface LabelProps {
  readonly control: string
  readonly children: ReactNode
}

function ControlLabel({ control, children }: LabelProps) {
  return (
    <label id={`${control}-label`} htmlFor={control} className={styles.label}>
      {children}
    </label>
  )
}

function GroupLabel({ control, children }: LabelProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only what a label does by itself: the keyboard reaches the first control anyway
    <span id={`${control}-label`} className={styles.label} onClick={() => focusField(control)}>
      {children}
    </span>
  )
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const text = useText()
  return (
    <span id={id} className={styles.error}>
      <ErrorMarkIcon size={16} className={styles.icon} label={text(fieldErrorMessages.label)} />
      <span>{children}</span>
    </span>
  )
}

function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== ''
}
