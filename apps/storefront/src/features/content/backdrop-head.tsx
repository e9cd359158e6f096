import type { BackdropSet, Page, PageSection } from '@klarsikt/contract/shop/types'
import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import { ButtonLink } from '@klarsikt/design-system/button'
import type { ReactNode } from 'react'
import { Backdrop } from '../backdrop/backdrop.js'
import { LinkedText } from './linked-text.js'
import styles from './backdrop-hero.module.css'

interface BackdropHeadProps {
  readonly page: Pick<Page, 'heading' | 'lead'>
  readonly trail: readonly Crumb[]
  /** The hero that the page starts with. */
  readonly hero: Extract<PageSection, { kind: 'hero' }>
  readonly backdrop: BackdropSet
  /** Content below the page's own texts. */
  readonly children?: ReactNode
}

/** Shows the trail, heading and lead of a page on the picture of its first hero. The text of the hero follows below. */
export function BackdropHead({ page, trail, hero, backdrop, children }: BackdropHeadProps) {
  return (
    <div className={styles.hero} data-tone={hero.tone} data-head>
      <div className={`ks-container ${styles.inside}`}>
        <div className={styles.trail}>
          <Breadcrumbs items={trail} />
        </div>
        <div className={styles.text}>
          <h1 className="ks-text-title">{page.heading}</h1>
          {page.lead && (
            <p>
              <LinkedText>{page.lead}</LinkedText>
            </p>
          )}
          {children}
          <div className={styles.offer}>
            <h2>{hero.heading}</h2>
            <p>{hero.text}</p>
          </div>
          {hero.link && <ButtonLink href={hero.link.path}>{hero.link.title}</ButtonLink>}
        </div>
      </div>
      <Backdrop backdrop={backdrop} priority className={styles.picture} />
    </div>
  )
}
