import type { PrivacyAnswer } from './change-privacy.js'
import type { PrivacyData } from './load-privacy.js'

/** What the page of personal data is given. */
export interface PrivacyPageProps {
  readonly data: PrivacyData
  readonly answer: PrivacyAnswer | undefined
}

/** What each of its parts is given. */
export interface PrivacyPartProps extends PrivacyPageProps {
  /** The log-in is too old for what the part does, which the page says. */
  readonly needsLogin: boolean
}
