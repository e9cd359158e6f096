import { encodedHref } from '@klarsikt/core/paths'
import { loginPath } from '../../session/require-login.js'

/** Where a customer logs in anew before what guards the account is changed, and back here. */
export const SECURITY_LOGIN = loginPath(encodedHref('account-security'))
