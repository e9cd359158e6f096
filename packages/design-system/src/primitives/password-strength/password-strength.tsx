'use client'
import { PASSWORD_LENGTH } from '@klarsikt/core/identity'
import * as authMessages from '@klarsikt/core/messages/auth'
import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../../locale/locale.js'
import * as passwordStrengthMessages from '../../messages/generated/password-strength.js'
import { useAnnouncement } from '../field/use-announcement.js'
import { PasswordField, type PasswordFieldProps } from '../text-field/password-field.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { estimateByLength, loadedPasswordEstimator, loadPasswordEstimator } from './estimate.js'
import type { PasswordEstimate, PasswordLevel, PasswordWeakness } from './password-estimate.js'
import styles from './password-strength.module.css'

export { loadPasswordEstimator } from './estimate.js'
export type { PasswordEstimate, PasswordEstimator, PasswordLevel, PasswordWeakness } from './password-estimate.js'

const BARS: Readonly<Record<PasswordLevel, number>> = {
  empty: 0,
  short: 0,
  long: 0,
  weak: 1,
  fair: 2,
  good: 3,
  strong: 4,
}
const MAX_BARS = 4

export interface PasswordStrengthProps {
  readonly password: string
  /** Other entries of the user, such as name and e-mail address, which a password should not contain. */
  readonly personal?: readonly string[]
  readonly label?: string
}

/**
 * Shows how well a password resists guessing, in words and bars, and how to improve it. This is only advice: the
 * single rule is a length of 8 to 128 characters [VALID-011].
 */
export function PasswordStrength({ password, personal, label }: PasswordStrengthProps) {
  const text = useText()
  const estimate = useEstimate(password, personal)
  const { verdict, advice } = useWords(estimate)
  const said = useAnnouncement([verdict, advice].filter(Boolean).join(' '))
  const bars = estimate === null ? 0 : BARS[estimate.level]
  return (
    <div className={styles.root} data-level={estimate?.level} aria-busy={estimate === null}>
      <div
        className={styles.bars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the bars of a meter element cannot be styled alike in all browsers
        role="meter"
        aria-label={label ?? text(passwordStrengthMessages.label)}
        aria-valuemin={0}
        aria-valuemax={MAX_BARS}
        aria-valuenow={bars}
        aria-valuetext={verdict || advice}
      >
        {Array.from({ length: MAX_BARS }, (_, at) => (
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

/** Null while the lists load. Until then only the length is judged. */
function useEstimate(password: string, personal: readonly string[] = []): PasswordEstimate | null {
  const [estimator, setEstimator] = useState(loadedPasswordEstimator)
  const empty = password === ''
  useEffect(() => {
    if (empty || estimator) return
    let current = true
    loadPasswordEstimator().then(
      (loaded) => current && setEstimator(() => loaded),
      () => undefined,
    )
    return () => void (current = false)
  }, [empty, estimator])
  return estimateByLength(password) ?? estimator?.(password, personal) ?? null
}

function useWords(estimate: PasswordEstimate | null): {
  readonly verdict: string
  readonly advice: string
} {
  const text = useText()
  const { level, weakness, length } = estimate ?? { level: null, weakness: null, length: 0 }
  const verdicts: Readonly<Record<PasswordLevel, string>> = {
    empty: '',
    short: text(passwordStrengthMessages.short),
    long: text(passwordStrengthMessages.long),
    weak: text(passwordStrengthMessages.weak),
    fair: text(passwordStrengthMessages.fair),
    good: text(passwordStrengthMessages.good),
    strong: text(passwordStrengthMessages.strong),
  }
  const reasons: Readonly<Record<PasswordWeakness, string>> = {
    common: text(passwordStrengthMessages.common),
    personal: text(passwordStrengthMessages.personal),
    repetition: text(passwordStrengthMessages.repetition),
    sequence: text(passwordStrengthMessages.sequence),
    keyboard: text(passwordStrengthMessages.keyboard),
    date: text(passwordStrengthMessages.date),
  }
  const longer = text(passwordStrengthMessages.longer)
  const advice: Readonly<Record<PasswordLevel, string>> = {
    empty: text(passwordStrengthMessages.empty, { min: PASSWORD_LENGTH.min }),
    short: text(passwordStrengthMessages.left, { count: PASSWORD_LENGTH.min - length }),
    long: text(passwordStrengthMessages.most, { max: PASSWORD_LENGTH.max }),
    weak: weakness === null ? longer : reasons[weakness],
    fair: weakness === null ? longer : reasons[weakness],
    good: '',
    strong: '',
  }
  return level === null ? { verdict: '', advice: '' } : { verdict: verdicts[level], advice: advice[level] }
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

/** A field for a new password, with its strength below. */
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
      // No `maxLength`, which would silently cut off a pasted password.
      {...(value === undefined ? { defaultValue } : { value })}
      label={label ?? text(authMessages.newPassword)}
      autoComplete="new-password"
      onChange={(event) => {
        setOwn(event.currentTarget.value)
        onChange?.(event)
      }}
      below={<PasswordStrength password={value ?? own} {...(personal && { personal })} />}
    />
  )
}
