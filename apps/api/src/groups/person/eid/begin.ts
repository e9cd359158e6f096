import { nextPath } from '@klarsikt/core/identity'
import type { Result } from '@klarsikt/core/lib'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import { encodedHref } from '@klarsikt/shop-config/paths'
import type { Ctx } from '../../../context.js'
import type { BankIdFailure, BankIdOrder, BankIdProvider } from '../../../providers/bankid/port.js'

/** The longest return address that the service accepts, in characters. */
const RETURN_URL_MAXIMUM = 512
/** The address that is used without a network, as in tests. */
const NO_NETWORK = '127.0.0.1'

/** Starts an order at BankID, with the customer's IP address, the site and the return page. */
export function beginOrder(
  bankId: BankIdProvider,
  { ip, userAgent, settings: { publicUrl } }: Ctx,
  next: string | null,
): Promise<Result<BankIdOrder, BankIdFailure>> {
  return bankId.auth({
    endUserIp: ip ?? NO_NETWORK,
    visibleText: bankidMessages.userVisibleLogin(),
    returnUrl: returnUrl(publicUrl, next),
    web: { referringDomain: new URL(publicUrl).hostname, userAgent },
  })
}

/** The log-in page, which continues the session's order, because a phone may open it in a new tab. */
function returnUrl(publicUrl: string, next: string | null): string {
  const page = `${publicUrl}${encodedHref('auth-login')}?bankid=fortsatt`
  const path = nextPath(next)
  const whole = path === null ? page : `${page}&next=${encodeURIComponent(path)}`
  return whole.length > RETURN_URL_MAXIMUM ? page : whole
}
