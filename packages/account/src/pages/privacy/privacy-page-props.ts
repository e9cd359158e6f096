import { type PrivacyAnswer } from './change-privacy.js'
import { type PrivacyData } from './load-privacy.js'

/** Props of the page about personal data. */
export interface PrivacyPageProps {
  readonly data: PrivacyData
  readonly answer: PrivacyAnswer | undefined
}

/** Props of each part of the page. */
export interface PrivacyPartProps extends PrivacyPageProps {
  /** True where the log-in is too old for what the part does. The page asks for a new log-in. */
  readonly needsLogin: boolean
}
