import { type SecurityAnswer } from './change-security.js'
import { type SecurityData } from './load-security.js'

/** Props of the security page and of each of its parts. */
export interface SecurityPageProps {
  readonly data: SecurityData
  readonly answer: SecurityAnswer | undefined
}
