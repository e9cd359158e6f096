'use client'
import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react'
import { cx } from '../../lib/cx.js'
import { fieldTexts } from '../field/field-texts.js'
import { type ControlProps, Field, type FieldTexts } from '../field/field.js'
import { CharacterCount, useLength } from './character-count.js'
import type { TextFieldProps } from './text-field-props.js'
import fieldStyles from '../field/field.module.css'
import styles from './text-field.module.css'

export { PasswordField, type PasswordFieldProps } from './password-field.js'
export type { TextFieldProps } from './text-field-props.js'

/** One line of text. The caller sets `type`, `inputMode` and `autoComplete`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  optionalText,
  id,
  className,
  prefix,
  suffix,
  countTo,
  onChange,
  ...rest
}: TextFieldProps) {
  const { length, follow } = useLength(rest.value, rest.defaultValue)
  const props = {
    type: 'text',
    ...rest,
    onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
      follow(event)
      onChange?.(event)
    },
  }
  const below = countTo === undefined ? undefined : <CharacterCount length={length} most={countTo} />
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className} below={below}>
      {(control) =>
        prefix === undefined && suffix === undefined ? (
          <input {...props} {...control} />
        ) : (
          <Affixed control={control} prefix={prefix} suffix={suffix}>
            {(bare) => <input {...props} {...bare} />}
          </Affixed>
        )
      }
    </Field>
  )
}

interface AffixedProps {
  readonly control: ControlProps
  readonly prefix: ReactNode
  readonly suffix: ReactNode
  readonly children: (control: ControlProps) => ReactNode
}

/** A box around the input with its prefix and suffix, which also describe the input to screen readers. */
function Affixed({ control, prefix, suffix, children }: AffixedProps) {
  const own = useId()
  const before = typeof prefix === 'string' && `${own}-prefix`
  const after = typeof suffix === 'string' && `${own}-suffix`
  const described = cx(before, after, control['aria-describedby'])
  return (
    <span className={fieldStyles.box}>
      {prefix !== undefined && (
        <span className={styles.prefix} id={before || undefined}>
          {prefix}
        </span>
      )}
      {children({ ...control, 'aria-describedby': described || undefined, className: cx(fieldStyles.bare) })}
      {suffix !== undefined && (
        <span className={styles.suffix} id={after || undefined}>
          {suffix}
        </span>
      )}
    </span>
  )
}

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>, FieldTexts {
  readonly className?: string
  /**
   * The number of characters that the field counts to. A longer text is an error and is not cut off, as `maxLength`
   * would do.
   */
  readonly countTo?: number
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. It grows with its content, if the browser supports that. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  optionalText,
  id,
  className,
  countTo,
  onChange,
  ...rest
}: TextAreaProps) {
  const { length, follow } = useLength(rest.value, rest.defaultValue)
  const below = countTo === undefined ? undefined : <CharacterCount length={length} most={countTo} />
  return (
    <Field {...fieldTexts({ label, hint, error, optional, optionalText })} id={id} className={className} below={below}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={cx(control.className, styles.area)}
          onChange={(event) => {
            follow(event)
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}
