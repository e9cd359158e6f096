import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { StaticHtml } from '../static-html.js'
import './footer.module.css'
import { FooterContent } from './footer-content.js'

/** Link groups, payment marks, awards and settings. */
export function Footer({ site }: { readonly site: SiteConfig | null }) {
  return <StaticHtml>{import.meta.env.SSR && <FooterContent site={site} />}</StaticHtml>
}
