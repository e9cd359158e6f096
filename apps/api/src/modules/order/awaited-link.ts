import { encodedHref } from '@klarsikt/core/paths'
import type { Encryption } from '@klarsikt/server/encryption'

const LINK = 'awaited_prescription.link'

/** What the link of a letter holds. */
export type AwaitedLink = { readonly order: string; readonly key: string }

/** The page where the prescription of an order is sent, by a link that the shop has signed. It leads nowhere once the order goes on. */
export function awaitedPath(encryption: Encryption, order: string): string {
  return `${encodedHref('send-prescription')}?${new URLSearchParams({ order, key: encryption.digest(order, LINK) })}`
}

/** Did the shop sign the link? */
export function isGoodAwaitedLink(encryption: Encryption, { order, key }: AwaitedLink): boolean {
  return encryption.matches(order, key, LINK)
}
