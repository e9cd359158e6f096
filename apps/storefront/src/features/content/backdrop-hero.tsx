import type { BackdropSet, PageSection } from '@klarsikt/contract/shop/types'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Backdrop } from '../backdrop/backdrop.js'
import styles from './backdrop-hero.module.css'

interface BackdropHeroProps {
  readonly section: Extract<PageSection, { kind: 'hero' }>
  readonly backdrop: BackdropSet
  /** True for a hero at the top. It then holds the page's heading. */
  readonly startsPage: boolean
}

/** Shows a heading, a text and a link on a picture from edge to edge. */
export function BackdropHero({ section, backdrop, startsPage }: BackdropHeroProps) {
  const Heading = startsPage ? 'h1' : 'h2'
  return (
    <section className={styles.hero} data-tone={section.tone}>
      <div className={`ks-container ${styles.inside}`}>
        <div className={styles.text}>
          <Heading className={startsPage ? 'ks-text-display' : undefined}>{section.heading}</Heading>
          <p>{section.text}</p>
          {section.link && <ButtonLink href={section.link.path}>{section.link.title}</ButtonLink>}
        </div>
      </div>
      <Backdrop backdrop={backdrop} priority={startsPage} className={styles.picture} />
    </section>
  )
}
