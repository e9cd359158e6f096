import * as authMessages from '@klarsikt/core/messages/auth'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'

interface StepUpAlertProps {
  readonly message: string
  /** Where the log-in is, which leads back. */
  readonly login: string
}

/** Asks for a log-in that is recent enough, with the way there and back. */
export function StepUpAlert({ message, login }: StepUpAlertProps) {
  return (
    <Alert tone="warning" live="alert" actions={<Link href={login}>{authMessages.loginAction()}</Link>}>
      {message}
    </Alert>
  )
}
