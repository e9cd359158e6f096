/** How well a password resists guessing; `short` and `long` are refused, the rest is advice [VALID-011]. */
export type PasswordLevel = 'empty' | 'short' | 'weak' | 'fair' | 'good' | 'strong' | 'long'

/** The main reason why the password is easy to guess. */
export type PasswordWeakness = 'common' | 'personal' | 'repetition' | 'sequence' | 'keyboard' | 'date'

export interface PasswordEstimate {
  readonly level: PasswordLevel
  readonly weakness: PasswordWeakness | null
  /** Length in characters, as the server counts. */
  readonly length: number
}

/** Rates a password; `personal` is what else the person has entered, such as name and e-mail address. */
export type PasswordEstimator = (password: string, personal?: readonly string[]) => PasswordEstimate
