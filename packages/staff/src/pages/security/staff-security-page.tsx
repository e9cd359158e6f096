import * as accountMessages from '@klarsikt/core/messages/account'
import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { encodedHref, href } from '@klarsikt/core/paths'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { PasskeyList } from '@klarsikt/page-kit/passkey'
import { withNext } from '@klarsikt/page-kit/session'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffSecurityAnswer } from './change-staff-security.js'
import { CodeMobile } from './code-mobile.js'
import { type StaffSecurityData } from './load-staff-security.js'

interface StaffSecurityPageProps {
  readonly data: StaffSecurityData
  readonly answer: StaffSecurityAnswer | undefined
}

const LOGIN = withNext(href('auth-login-store'), encodedHref('staff-security'))

/**
 * Shows what protects a staff member's log-in besides the password: one-time codes, or passkeys in their place
 * [STAFF-008].
 */
export function StaffSecurityPage({ data, answer }: StaffSecurityPageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' && answer ? noticeOf(answer) : null
  return (
    <StaffPage section="staff-security" title={staffPageMessages.security()} wide>
      {said !== null && <Notice tone={answer?.step === 'failed' ? 'error' : 'success'}>{said}</Notice>}
      <div className={styles.beside}>
        <section className={styles.block} aria-labelledby="staff-security-mobile">
          <h2 id="staff-security-mobile">{staffMessages.mobileTitle()}</h2>
          {/* A new key empties the form after the number was saved or removed. */}
          <CodeMobile key={data.mobile.number} mobile={data.mobile} answer={answer} login={LOGIN} />
        </section>
        <section className={styles.block} aria-labelledby="staff-security-passkeys">
          <h2 id="staff-security-passkeys">{accountMessages.securityPasskeys()}</h2>
          <PasskeyList passkeys={data.passkeys} answer={answer} intro={staffMessages.passkeysIntro()} login={LOGIN} />
        </section>
      </div>
    </StaffPage>
  )
}

function noticeOf(answer: StaffSecurityAnswer): string | null {
  switch (answer.step) {
    case 'mobile-saved':
      return staffMessages.mobileSaved()
    case 'mobile-removed':
      return staffMessages.mobileRemoved()
    case 'passkey-added':
      return staffMessages.passkeyAdded()
    case 'passkey-removed':
      return accountMessages.securityPasskeyRemoved()
    case 'passkey-renamed':
      return accountMessages.securityPasskeyRenamed()
    case 'failed':
      return answer.message
    default:
      return null
  }
}
