import type { SecurityAnswer } from './change-security.js'
import type { SecurityData } from './load-security.js'

/** What the security page and each of its parts is given. */
export interface SecurityPageProps {
  readonly data: SecurityData
  readonly answer: SecurityAnswer | undefined
}
