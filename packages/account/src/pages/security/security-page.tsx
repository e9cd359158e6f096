import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as authMessages from '@klarsikt/core/messages/auth'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { type SecurityAnswer } from './change-security.js'
import { DeviceList } from './device-list.js'
import { EmailForm } from './email-form.js'
import { Passkeys } from './passkeys.js'
import { PasswordForm } from './password-form.js'
import { type SecurityPageProps } from './security-page-props.js'

/** The parts of the page, each with its heading. */
const PARTS = [
  { id: 'password', title: accountMessages.securityPassword, Part: PasswordForm },
  { id: 'email', title: accountMessages.securityEmail, Part: EmailForm },
  { id: 'passkeys', title: accountMessages.securityPasskeys, Part: Passkeys },
  { id: 'devices', title: accountMessages.securityDevices, Part: DeviceList },
] as const

/** Shows what protects the account: password, e-mail address, passkeys, and the devices that are logged in. */
export function SecurityPage(props: SecurityPageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' && props.answer ? noticeOf(props.answer) : null
  return (
    <AccountPage section="account-security" title={accountPageMessages.security()}>
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      {PARTS.map(({ id, title, Part }) => (
        <section key={id} className={styles.block} aria-labelledby={`security-${id}`}>
          <h2 id={`security-${id}`}>{title()}</h2>
          <Part {...props} />
        </section>
      ))}
    </AccountPage>
  )
}

function noticeOf(
  answer: SecurityAnswer,
): { readonly tone: 'success' | 'error' | 'info'; readonly text: string } | null {
  switch (answer.step) {
    case 'password-changed':
      return { tone: 'success', text: authMessages.passwordChanged() }
    case 'email-pending':
      return { tone: 'info', text: authMessages.emailChangePending({ email: answer.email }) }
    case 'device-ended':
      return { tone: 'success', text: accountMessages.securityEndedOne() }
    case 'devices-ended':
      return { tone: 'success', text: authMessages.sessionsEnded() }
    case 'passkey-added':
      return { tone: 'success', text: accountMessages.securityPasskeyAdded() }
    case 'passkey-removed':
      return { tone: 'success', text: accountMessages.securityPasskeyRemoved() }
    case 'passkey-renamed':
      return { tone: 'success', text: accountMessages.securityPasskeyRenamed() }
    case 'failed':
      return { tone: 'error', text: answer.message }
    default:
      return null
  }
}
