import * as authMessages from '@klarsikt/core/messages/auth'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'

interface StepUpAlertProps {
  readonly message: string
  /** The path of the log-in. It leads back to this page afterwards. */
  readonly login: string
}

/** Asks the user to log in again because their log-in is too old for the action. */
export function StepUpAlert({ message, login }: StepUpAlertProps) {
  return (
    <Alert tone="warning" live="alert" actions={<Link href={login}>{authMessages.loginAction()}</Link>}>
      {message}
    </Alert>
  )
}
