import * as authMessages from '@klarsikt/core/messages/auth'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { AuthPage } from '../../layout/auth-page.js'
import { Notice } from '../../layout/notice.js'
import { SmallForm } from '../../layout/small-form.js'
import type { LogoutAnswer } from './log-out.js'

/** One button: to open an address must not log anybody out, since other pages can do that. */
export function LogoutPage({ answer }: { readonly answer: LogoutAnswer | undefined }) {
  return (
    <AuthPage title={authMessages.logout()} intro={authMessages.logoutIntro()}>
      {answer && <Notice tone="error">{answer.message}</Notice>}
      <SmallForm intent="logout" action={authMessages.logout()}>
        <Link href={href('account')}>{authMessages.stayLoggedIn()}</Link>
      </SmallForm>
    </AuthPage>
  )
}
