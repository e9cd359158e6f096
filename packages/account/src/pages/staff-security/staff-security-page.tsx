import type { Passkey } from '@klarsikt/contract/shop/types'
import * as accountMessages from '@klarsikt/core/messages/account'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { encodedHref, href } from '@klarsikt/core/paths'
import { useNavigation } from 'react-router'
import { Notice } from '../../layout/notice.js'
import { StaffPage } from '../../layout/staff-page.js'
import type { PasskeyAnswer } from '../../passkey/change-passkeys.js'
import { PasskeyList } from '../../passkey/passkey-list.js'
import { withNext } from '../../session/with-next.js'
import styles from '../../layout/account-page.module.css'

interface StaffSecurityPageProps {
  readonly data: readonly Passkey[]
  readonly answer: PasskeyAnswer | undefined
}

/** What guards the log-in of somebody of a store beside the password: passkeys instead of the one-time code [STAFF-008]. */
export function StaffSecurityPage({ data, answer }: StaffSecurityPageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' && answer ? noticeOf(answer) : null
  return (
    <StaffPage section="staff-security" title={pageMessages.staffSecurity()}>
      {said !== null && <Notice tone={answer?.step === 'failed' ? 'error' : 'success'}>{said}</Notice>}
      <section className={styles.block} aria-labelledby="staff-security-passkeys">
        <h2 id="staff-security-passkeys">{accountMessages.securityPasskeys()}</h2>
        <PasskeyList
          passkeys={data}
          answer={answer}
          intro={staffMessages.passkeysIntro()}
          login={withNext(href('auth-login-store'), encodedHref('staff-security'))}
        />
      </section>
    </StaffPage>
  )
}

function noticeOf(answer: PasskeyAnswer): string | null {
  switch (answer.step) {
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
