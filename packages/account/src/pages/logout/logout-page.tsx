import * as authMessages from '@klarsikt/core/messages/auth'
import * as navMessages from '@klarsikt/core/messages/nav'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice, SmallForm } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { type WhoIsHere } from '@klarsikt/page-kit/session'
import { type LogoutAnswer } from './log-out.js'

interface LogoutPageProps {
  readonly data: WhoIsHere
  readonly answer: LogoutAnswer | undefined
}

/** Asks for one press to log out. Opening the address is not enough, since any other site could link to it. */
export function LogoutPage({ data: who, answer }: LogoutPageProps) {
  if (who.kind === 'visitor')
    return (
      <AuthPage title={authMessages.logout()} aside={<Link href={href('home')}>{navMessages.home()}</Link>}>
        <Notice tone="info">{authMessages.loggedOutAlready()}</Notice>
        <Link href={href('auth-login')}>{authMessages.loginAction()}</Link>
      </AuthPage>
    )
  return (
    <AuthPage title={authMessages.logout()} {...(who.kind === 'customer' && { intro: authMessages.logoutIntro() })}>
      {answer && <Notice tone="error">{answer.message}</Notice>}
      <SmallForm intent="logout" action={authMessages.logout()}>
        <Link href={href(who.kind === 'staff' ? 'staff' : 'account')}>{authMessages.stayLoggedIn()}</Link>
      </SmallForm>
    </AuthPage>
  )
}
