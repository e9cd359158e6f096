import { WINBACK_LINK_DAYS } from '@klarsikt/core/glasses-subscription'
import { encodedHref } from '@klarsikt/core/paths'
import type { Encryption } from '@klarsikt/server/encryption'

const LINK = 'glasses_subscription.winback'

/** What the link of a letter holds. */
export type WinbackLink = { readonly id: string; readonly until: string; readonly key: string }

/** The page where a cancellation is taken back, by a link that the shop has signed. */
export function winbackPath(encryption: Encryption, id: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1_000) + WINBACK_LINK_DAYS * 86_400)
  const query = new URLSearchParams({ id, until, key: encryption.digest(`${id}.${until}`, LINK) })
  return `${encodedHref('lifestyle-winback')}?${query}`
}

/** Did the shop sign the link, and is it still good? */
export function isGoodWinbackLink(encryption: Encryption, { id, until, key }: WinbackLink, now: Date): boolean {
  return Number(until) * 1_000 > now.getTime() && encryption.matches(`${id}.${until}`, key, LINK)
}
