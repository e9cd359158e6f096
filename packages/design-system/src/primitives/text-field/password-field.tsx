'use client'
import { authMessages } from '@klarsikt/core/messages'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../icons/shop.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { fieldTexts } from '../field/field-texts.js'
import { Field } from '../field/field.js'
import { useAnnouncement } from '../field/use-announcement.js'
import { IconButton } from '../icon-button/icon-button.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import type { TextFieldProps } from './text-field.js'
import fieldStyles from '../field/field.module.css'
import styles from './text-field.module.css'

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'countTo' | 'label' | 'ref'
> {
  readonly label?: ReactNode
  /** `current-password` to log in, `new-password` to choose one: password managers go by it. */
  readonly autoComplete?: 'current-password' | 'new-password' | 'off'
  readonly showText?: string
  readonly hideText?: string
  /** Under the field: what describes the password while it is typed. */
  readonly below?: ReactNode
}

/** A password, hidden until its owner asks to see it; hidden again when the form is sent. */
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
  ...rest
}: PasswordFieldProps) {
  const text = useText()
  const own = useId()
  const input = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const said = useAnnouncement(
    shown ? text('passwordField.shown', 'Lösenordet visas.') : text('passwordField.hidden', 'Lösenordet är dolt.'),
    0,
  )
  // A browser remembers what stood readable in a field when its form was sent.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const texts = {
    label: label ?? text('auth.password', authMessages['auth.password']),
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
                shown
                  ? (hideText ?? text('passwordField.hide', 'Dölj lösenordet'))
                  : (showText ?? text('passwordField.show', 'Visa lösenordet'))
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
