import * as authMessages from '@klarsikt/core/messages/auth'
import { encodedHref } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { loginPath } from '../../session/require-login.js'

/** Asks for a log-in that is recent enough, with the way there and back. */
export function StepUpAlert({ message }: { readonly message: string }) {
  return (
    <Alert
      tone="warning"
      live="alert"
      actions={<Link href={loginPath(encodedHref('account-security'))}>{authMessages.loginAction()}</Link>}
    >
      {message}
    </Alert>
  )
}
