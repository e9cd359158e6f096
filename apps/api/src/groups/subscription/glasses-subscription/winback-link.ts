import { WINBACK_LINK_DAYS } from '@klarsikt/core/glasses-subscription'
import type { Encryption } from '@klarsikt/server/encryption'
import { encodedHref } from '@klarsikt/shop-config/paths'

const LINK = 'glasses_subscription.winback'

/** The parameters of the link in a letter. */
export type WinbackLink = { readonly id: string; readonly until: string; readonly key: string }

/** The path of the page on which a cancellation is taken back. The shop signs it. */
export function winbackPath(encryption: Encryption, id: string, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1_000) + WINBACK_LINK_DAYS * 86_400)
  const query = new URLSearchParams({ id, until, key: encryption.digest(`${id}.${until}`, LINK) })
  return `${encodedHref('lifestyle-winback')}?${query}`
}

/** Whether the shop signed the link and it has not expired. */
export function isGoodWinbackLink(encryption: Encryption, { id, until, key }: WinbackLink, now: Date): boolean {
  return Number(until) * 1_000 > now.getTime() && encryption.matches(`${id}.${until}`, key, LINK)
}
