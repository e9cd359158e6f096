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
  /** Help that is always there; never the label. */
  readonly hint?: ReactNode
  /** What is wrong, as a whole sentence; empty or undefined when nothing is. */
  readonly error?: string | undefined
  /** Shows `Valfritt` by the label; a required field has no visible sign. */
  readonly optional?: boolean
  readonly optionalText?: string
}

/** What a control needs to be tied to its label, hint and error. The label itself has the id `${id}-label`. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly className: string
}

export interface FieldProps extends FieldTexts {
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** The control is several, as the parts of a date or the ends of a range: the label names their group, by its id. */
  readonly group?: boolean
  /** Shown under the control and describes it: a count, a meter. */
  readonly below?: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** Label above, hint under it, error under the control. It only shows: when to complain is the form's to know. */
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
