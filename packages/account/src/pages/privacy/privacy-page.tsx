import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as personalDataMessages from '@klarsikt/core/messages/personal-data'
import { encodedHref } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { loginPath } from '@klarsikt/page-kit/session'
import { useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { Consents } from './consents.js'
import { EraseForm } from './erase-form.js'
import { ExportPart } from './export-part.js'
import { type PrivacyPageProps } from './privacy-page-props.js'

const PARTS = [
  { id: 'export', title: personalDataMessages.exportTitle, Part: ExportPart },
  { id: 'consents', title: personalDataMessages.consentsTitle, Part: Consents },
  { id: 'erase', title: personalDataMessages.eraseTitle, Part: EraseForm },
] as const

/** Lets the customer download their data, see their consents, and erase the account. */
export function PrivacyPage(props: PrivacyPageProps) {
  const { state } = useNavigation()
  const { data, answer } = props
  const needsLogin = !data.file.isRecentLogin || answer?.step === 'step-up'
  return (
    <AccountPage section="account-privacy" title={accountPageMessages.privacy()}>
      {answer?.step === 'failed' && state === 'idle' && <Notice tone="error">{answer.message}</Notice>}
      {needsLogin && (
        <Alert
          tone="warning"
          live="status"
          actions={<Link href={loginPath(encodedHref('account-privacy'))}>{authMessages.loginAction()}</Link>}
        >
          {personalDataMessages.stepUp()}
        </Alert>
      )}
      {PARTS.map(({ id, title, Part }) => (
        <section key={id} className={styles.block} aria-labelledby={`privacy-${id}`}>
          <h2 id={`privacy-${id}`}>{title()}</h2>
          <Part {...props} needsLogin={needsLogin} />
        </section>
      ))}
    </AccountPage>
  )
}
