import { PASSWORD_LENGTH } from '@klarsikt/core/identity'
import type { PasswordEstimate, PasswordEstimator, PasswordLevel } from './password-estimate.js'

let estimator: Promise<PasswordEstimator> | undefined
let loaded: PasswordEstimator | null = null

/** Fetches the estimator with its lists of leaked passwords (about 220 kB gzip), once; a failed fetch can be repeated. */
export function loadPasswordEstimator(): Promise<PasswordEstimator> {
  estimator ??= import('./guesses.js').then(({ rateGuesses }) => {
    loaded = (password, personal = []) =>
      estimateByLength(password) ?? { ...rateGuesses(password, personal), length: [...password].length }
    return loaded
  })
  estimator.catch(() => (estimator = undefined))
  return estimator
}

/** Returns the estimator if it is loaded, so that a later meter shows its result in the first paint. */
export const loadedPasswordEstimator = (): PasswordEstimator | null => loaded

/** Judges a password by its length only. Returns null when the length is allowed. */
export function estimateByLength(password: string): PasswordEstimate | null {
  const { length } = [...password]
  const by = (level: PasswordLevel): PasswordEstimate => ({ level, weakness: null, length })
  if (length === 0) return by('empty')
  if (length < PASSWORD_LENGTH.min) return by('short')
  return length > PASSWORD_LENGTH.max ? by('long') : null
}
