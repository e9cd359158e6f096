import { shopRoutes } from '@klarsikt/contract/shop'
import { DOWNLOAD_LINK_DAYS } from '@klarsikt/core/agreement'
import type { Encryption } from '@klarsikt/server/encryption'

const LINK = 'agreement.download'

/** The path to download an agreement's document. The shop signs it, and it works for some weeks. */
export function downloadPath(encryption: Encryption, id: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1_000) + DOWNLOAD_LINK_DAYS * 86_400
  const query = new URLSearchParams({ until: String(until), key: encryption.digest(`${id}.${until}`, LINK) })
  return `${shopRoutes.getAgreementPdf.path.replace(':id', id)}?${query}`
}

/** Whether the shop signed the link and it has not expired. */
export function isGoodLink(
  encryption: Encryption,
  { id, until, key }: { readonly id: string; readonly until: number; readonly key: string },
  now: Date,
): boolean {
  return until * 1_000 > now.getTime() && encryption.matches(`${id}.${until}`, key, LINK)
}
