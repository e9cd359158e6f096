import { nextPath } from '@klarsikt/core/identity'
import type { Result } from '@klarsikt/core/lib'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import { encodedHref } from '@klarsikt/core/paths'
import type { Ctx } from '../../context.js'
import type { BankIdFailure, BankIdOrder, BankIdProvider } from '../../providers/bankid/port.js'

/** Longest address that the service leads back to, characters. */
const RETURN_URL_MAXIMUM = 512
/** The address where there is no network between, as in a test. */
const NO_NETWORK = '127.0.0.1'

/** Begins an order at the service, with the customer's own address, the site and the page to return to. */
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

/** The log-in page, which goes on with the order of the session: a phone may open it in a new tab. */
function returnUrl(publicUrl: string, next: string | null): string {
  const page = `${publicUrl}${encodedHref('auth-login')}?bankid=fortsatt`
  const path = nextPath(next)
  const whole = path === null ? page : `${page}&next=${encodeURIComponent(path)}`
  return whole.length > RETURN_URL_MAXIMUM ? page : whole
}
