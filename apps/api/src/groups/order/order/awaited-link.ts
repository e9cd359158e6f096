import type { Encryption } from '@klarsikt/server/encryption'
import { encodedHref } from '@klarsikt/shop-config/paths'

const LINK = 'awaited_prescription.link'

/** The parameters of the link in a letter. */
export type AwaitedLink = { readonly order: string; readonly key: string }

/**
 * The path of the page where the prescription of an order is sent. The shop signs it. The page only works while the
 * order waits.
 */
export function awaitedPath(encryption: Encryption, order: string): string {
  return `${encodedHref('send-prescription')}?${new URLSearchParams({ order, key: encryption.digest(order, LINK) })}`
}

/** Whether the shop signed the link. */
export function isGoodAwaitedLink(encryption: Encryption, { order, key }: AwaitedLink): boolean {
  return encryption.matches(order, key, LINK)
}
