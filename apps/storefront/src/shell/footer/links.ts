import type { SiteConfig } from '@klarsikt/contract/shop/types'
import * as footerMessages from '@klarsikt/core/messages/footer'
import { encodePath } from '@klarsikt/core/paths'
import { FOOTER, type FooterLink, MENU } from '@klarsikt/shop-config/paths'

interface ShownLink {
  readonly address: string
  readonly label: string
  /** True for a link to another site. The link says so. */
  readonly isExternal: boolean
}

export interface ShownGroup {
  readonly key: string
  readonly heading: string
  readonly links: readonly ShownLink[]
}

/**
 * Returns the goods and the groups of the footer. A link to another site is included only where its address is
 * configured.
 */
export function footerGroups(site: SiteConfig | null): readonly ShownGroup[] {
  const goods = MENU.map(({ path, label }) => ({ address: encodePath(path), label: label(), isExternal: false }))
  return [
    { key: 'goods', heading: footerMessages.goods(), links: goods },
    ...FOOTER.map(({ key, heading, links }) => ({
      key,
      heading: heading(),
      links: links.map((link) => shownLink(link, site)).filter(({ address }) => address !== ''),
    })),
  ]
}

function shownLink(link: FooterLink, site: SiteConfig | null): ShownLink {
  if ('path' in link) return { address: encodePath(link.path), label: link.label(), isExternal: false }
  const address = link.external === 'jobs' ? site?.jobsUrl : site?.conformityUrl
  return { address: address ?? '', label: link.label(), isExternal: true }
}
