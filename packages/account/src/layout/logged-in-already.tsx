import * as authMessages from '@klarsikt/core/messages/auth'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { type WhoIsHere } from '@klarsikt/page-kit/session'

interface LoggedInAlreadyProps {
  readonly who: WhoIsHere
  /** The path to go on to after the log-in. An empty string means the account. */
  readonly next: string
}

/** Tells a visitor of a log-in page that they are already logged in, under which name, and where to go on. */
export function LoggedInAlready({ who, next }: LoggedInAlreadyProps) {
  if (who.kind === 'visitor') return null
  const isStore = who.kind === 'staff'
  return (
    <Alert
      tone="info"
      actions={
        <>
          {isStore ? (
            <Link href={href('staff')}>{authMessages.toStaffPages()}</Link>
          ) : (
            <Link href={next || href('account')}>{authMessages.goOnLoggedIn()}</Link>
          )}
          <Link href={href('auth-logout')}>{authMessages.logout()}</Link>
        </>
      }
    >
      {isStore ? authMessages.loggedInAsStore() : authMessages.loggedInAs({ name: who.firstName })}
    </Alert>
  )
}
