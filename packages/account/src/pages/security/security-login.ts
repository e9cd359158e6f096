import { encodedHref } from '@klarsikt/core/paths'
import { loginPath } from '@klarsikt/page-kit/session'

/** The path of the log-in that leads back to the security page. Changes there need a recent log-in. */
export const SECURITY_LOGIN = loginPath(encodedHref('account-security'))
