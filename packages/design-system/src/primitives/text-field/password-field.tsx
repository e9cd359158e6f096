'use client'
import * as authMessages from '@klarsikt/core/messages/auth'
import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../icons/shop.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import * as passwordFieldMessages from '../../messages/generated/password-field.js'
import { fieldTexts } from '../field/field-texts.js'
import { Field } from '../field/field.js'
import { useAnnouncement } from '../field/use-announcement.js'
import { IconButton } from '../icon-button/icon-button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { TextFieldProps } from './text-field-props.js'
import fieldStyles from '../field/field.module.css'
import styles from './text-field.module.css'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'countTo' | 'label' | 'ref'
> {
  readonly label?: ReactNode
  readonly ref?: Ref<HTMLInputElement | null>
  /** `current-password` for a log-in, `new-password` for a new one. Password managers use it. */
  readonly autoComplete?: 'current-password' | 'new-password' | 'off'
  readonly showText?: string
  readonly hideText?: string
  /** Content below the field that describes the password while it is typed. */
  readonly below?: ReactNode
}

/** A password field, hidden until the user shows the password. It is hidden again when the form is sent. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  optionalText,
  id,
  className,
  autoComplete = 'current-password',
  showText,
  hideText,
  below,
  ref,
  ...rest
}: PasswordFieldProps) {
  const text = useText()
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const [shown, setShown] = useState(false)
  const said = useAnnouncement(shown ? text(passwordFieldMessages.shown) : text(passwordFieldMessages.hidden), 0)
  // A browser remembers the value of a field that was readable when its form was sent.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const texts = {
    label: label ?? text(authMessages.password),
    hint,
    error,
    optional,
    optionalText,
  }
  return (
    <Field {...fieldTexts(texts)} id={id ?? own} className={className} below={below}>
      {(control) => (
        <span className={fieldStyles.box}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...rest}
            {...control}
            ref={input}
            autoComplete={autoComplete}
            type={shown ? 'text' : 'password'}
            className={cx(fieldStyles.bare, styles.password)}
          />
          <span className={styles.action}>
            <IconButton
              label={
                shown ? (hideText ?? text(passwordFieldMessages.hide)) : (showText ?? text(passwordFieldMessages.show))
              }
              icon={shown ? <EyeOffIcon /> : <EyeIcon />}
              aria-controls={control.id}
              disabled={rest.disabled}
              onClick={() => setShown(!shown)}
            />
            <span role="status">
              <VisuallyHidden>{said}</VisuallyHidden>
            </span>
          </span>
        </span>
      )}
    </Field>
  )
}
