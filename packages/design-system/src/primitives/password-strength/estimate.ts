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

/** The estimator if it is here already, so that a meter shown later has its verdict in its first paint. */
export const loadedPasswordEstimator = (): PasswordEstimator | null => loaded

/** What can be said without the lists; null when the length is right. */
export function estimateByLength(password: string): PasswordEstimate | null {
  const { length } = [...password]
  const by = (level: PasswordLevel): PasswordEstimate => ({ level, weakness: null, length })
  if (length === 0) return by('empty')
  if (length < PASSWORD_LENGTH.min) return by('short')
  return length > PASSWORD_LENGTH.max ? by('long') : null
}
