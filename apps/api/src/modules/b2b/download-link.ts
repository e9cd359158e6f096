import { shopRoutes } from '@klarsikt/contract/shop'
import { DOWNLOAD_LINK_DAYS } from '@klarsikt/core/b2b'
import type { Encryption } from '@klarsikt/server/encryption'

const LINK = 'agreement.download'

/** Where the document of an agreement is fetched: signed by the shop, and good for some weeks. */
export function downloadPath(encryption: Encryption, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1_000) + DOWNLOAD_LINK_DAYS * 86_400
  const query = new URLSearchParams({ until: String(until), key: encryption.digest(`${id}.${until}`, LINK) })
  return `${shopRoutes.getAgreementPdf.path.replace(':id', id)}?${query}`
}

/** Did the shop sign the link, and is it still good? */
export function isGoodLink(
  encryption: Encryption,
  { id, until, key }: { readonly id: string; readonly until: number; readonly key: string },
  now: Date,
): boolean {
  return until * 1_000 > now.getTime() && encryption.matches(`${id}.${until}`, key, LINK)
}
