import type { SiteConfig } from '@klarsikt/contract/shop/types'
import { StaticHtml } from '../../lib/static-html.js'
import { FooterContent } from './footer-content.js'
import styles from './footer.module.css'

/**
 * Shows links, payment marks, awards and settings. The class is named here, in code that the browser loads, so that the
 * browser gets its styles too.
 */
export function Footer({ site }: { readonly site: SiteConfig | null }) {
  return <StaticHtml className={styles.root}>{import.meta.env.SSR && <FooterContent site={site} />}</StaticHtml>
}
