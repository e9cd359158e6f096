import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Encryption } from '@klarsikt/server/encryption'
import { isGoodAwaitedLink } from '../order/awaited-link.js'

/** The order of a signed link. Other links are refused. */
export function orderOfLink(
  { encryption }: { readonly encryption: Encryption },
  { order = '', key = '' }: { readonly order?: string | undefined; readonly key?: string | undefined },
): Result<string, 'awaited-prescription.not-found'> {
  return isGoodAwaitedLink(encryption, { order, key }) ? ok(order) : err('awaited-prescription.not-found')
}
