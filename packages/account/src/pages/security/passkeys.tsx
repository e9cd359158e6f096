import * as accountMessages from '@klarsikt/core/messages/account'
import { PasskeyList } from '@klarsikt/page-kit/passkey'
import { SECURITY_LOGIN } from './security-login.js'
import { type SecurityPageProps } from './security-page-props.js'

/** Lists the passkeys that the customer can log in by. */
export function Passkeys({ data: { passkeys }, answer }: SecurityPageProps) {
  const intro = accountMessages.securityPasskeysIntro()
  return <PasskeyList passkeys={passkeys} answer={answer} intro={intro} login={SECURITY_LOGIN} />
}
