'use client'
import { PASSWORD_LENGTH } from '@klarsikt/core/identity'
import { authMessages, formatMessage } from '@klarsikt/core/messages'
import { type ReactNode, useState } from 'react'
import { useText } from '../../locale/locale.js'
import { useAnnouncement } from '../field/use-announcement.js'
import { PasswordField, type PasswordFieldProps } from '../text-field/password-field.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { estimatePassword, type PasswordEstimate, type PasswordLevel, type PasswordWeakness } from './estimate.js'
import styles from './password-strength.module.css'

export { estimatePassword, type PasswordEstimate, type PasswordLevel, type PasswordWeakness } from './estimate.js'

const BARS: Readonly<Record<PasswordLevel, number>> = {
  empty: 0,
  short: 0,
  long: 0,
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
}
const FULL = 4

export interface PasswordStrengthProps {
  readonly password: string
  /** What the person has entered beside it, such as name and e-mail address: none of it belongs in a password. */
  readonly personal?: readonly string[]
  readonly label?: string
}

/**
 * How well a password stands up to guessing, in words and bars, and what would make it better. It advises: only the length
 * is a rule, from 8 to 128 characters, whatever they are [VALID-011].
 */
export function PasswordStrength({ password, personal, label }: PasswordStrengthProps) {
  const text = useText()
  const estimate = estimatePassword(password, personal)
  const { verdict, advice } = useWords(estimate)
  const said = useAnnouncement([verdict, advice].filter(Boolean).join(' '))
  const bars = BARS[estimate.level]
  return (
    <div className={styles.root} data-level={estimate.level}>
      <div
        className={styles.bars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the bars of a meter element cannot be styled alike in all browsers
        role="meter"
        aria-label={label ?? text('passwordStrength.label', 'Lösenordets styrka')}
        aria-valuemin={0}
        aria-valuemax={FULL}
        aria-valuenow={bars}
        aria-valuetext={verdict || advice}
      >
        {Array.from({ length: FULL }, (_, at) => (
          <span key={at} className={styles.bar} data-filled={at < bars || undefined} />
        ))}
      </div>
      <p className={styles.words}>
        {verdict !== '' && <span className={styles.verdict}>{verdict}</span>} {advice}
      </p>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </div>
  )
}

function useWords({ level, weakness, length }: PasswordEstimate): {
  readonly verdict: string
  readonly advice: string
} {
  const text = useText()
  const verdicts: Readonly<Record<PasswordLevel, string>> = {
    empty: '',
    short: text('passwordStrength.short', 'För kort.'),
    long: text('passwordStrength.long', 'För långt.'),
    weak: text('passwordStrength.weak', 'Svagt.'),
    fair: text('passwordStrength.fair', 'Hyfsat.'),
    good: text('passwordStrength.good', 'Bra.'),
    strong: text('passwordStrength.strong', 'Starkt.'),
  }
  const reasons: Readonly<Record<PasswordWeakness, string>> = {
    common: text('passwordStrength.common', 'Det bygger på något av det första som andra gissar.'),
    personal: text('passwordStrength.personal', 'Låt bli ditt namn och din e-postadress.'),
    repetition: text('passwordStrength.repetition', 'Undvik upprepningar som aaaa eller abcabc.'),
    sequence: text('passwordStrength.sequence', 'Undvik följder som 1234 eller abcd.'),
    keyboard: text('passwordStrength.keyboard', 'Undvik tangenter i rad, som qwerty.'),
    date: text('passwordStrength.date', 'Undvik datum och årtal.'),
  }
  const longer = text('passwordStrength.longer', 'Gör det längre, till exempel med ett ord till.')
  const left = text('passwordStrength.left', '{count, plural, one {# tecken} other {# tecken}} kvar.')
  const advice: Readonly<Record<PasswordLevel, string>> = {
    empty: formatMessage(
      text('passwordStrength.empty', 'Minst {min} tecken. Några ord i rad är lätta att minnas och svåra att gissa.'),
      { min: PASSWORD_LENGTH.min },
    ),
    short: formatMessage(left, { count: PASSWORD_LENGTH.min - length }),
    long: formatMessage(text('passwordStrength.most', 'Högst {max} tecken.'), { max: PASSWORD_LENGTH.max }),
    weak: weakness === null ? longer : reasons[weakness],
    fair: weakness === null ? longer : reasons[weakness],
    good: '',
    strong: '',
  }
  return { verdict: verdicts[level], advice: advice[level] }
}

export interface NewPasswordFieldProps extends Omit<
  PasswordFieldProps,
  'below' | 'autoComplete' | 'value' | 'defaultValue'
> {
  readonly value?: string
  readonly defaultValue?: string
  /** See {@link PasswordStrengthProps.personal}. */
  readonly personal?: readonly string[]
  readonly label?: ReactNode
}

/** Where a new password is chosen: the field, and under it how good the password is. */
export function NewPasswordField({
  personal,
  label,
  value,
  defaultValue = '',
  onChange,
  ...rest
}: NewPasswordFieldProps) {
  const text = useText()
  const [own, setOwn] = useState(defaultValue)
  return (
    <PasswordField
      {...rest}
      // No `maxLength`: it would cut off what was pasted without a word.
      {...(value === undefined ? { defaultValue } : { value })}
      label={label ?? text('auth.newPassword', authMessages['auth.newPassword'])}
      autoComplete="new-password"
      onChange={(event) => {
        setOwn(event.currentTarget.value)
        onChange?.(event)
      }}
      below={<PasswordStrength password={value ?? own} {...(personal && { personal })} />}
    />
  )
}
