import type { PageSection } from '@klarsikt/contract/shop/types'
import { ButtonLink } from '@klarsikt/design-system/button'
import { useItemStops } from '@klarsikt/design-system/carousel'
import { Anchor, Link } from '@klarsikt/design-system/link'
import { Picture } from '@klarsikt/design-system/picture'
import { ArticleCard } from '../article-card/article-card.js'
import styles from './showcase-sections.module.css'

type Of<K extends PageSection['kind']> = Extract<PageSection, { kind: K }>

interface HeroProps {
  readonly section: Of<'hero'>
  /** True for a hero at the top. It then holds the page's heading. */
  readonly startsPage: boolean
}

/** Shows a band with a heading, a text, a link and a picture. */
export function Hero({ section, startsPage }: HeroProps) {
  const Heading = startsPage ? 'h1' : 'h2'
  return (
    <section className={styles.hero} data-tone={section.tone}>
      <div className={`ks-container ${styles.heroInside}`} data-picture={section.image !== null || undefined}>
        <div className={styles.heroText}>
          <Heading className={startsPage ? 'ks-text-display' : undefined}>{section.heading}</Heading>
          <p>{section.text}</p>
          {section.link && <ButtonLink href={section.link.path}>{section.link.title}</ButtonLink>}
        </div>
        {section.image && (
          <div className={styles.heroImage}>
            <Picture src={section.image} alt="" priority={startsPage} sizes="(min-width: 768px) 56vw, 100vw" />
          </div>
        )}
      </div>
    </section>
  )
}

/** Number of goods above which a grid replaces the row, since nobody finds more by scrolling sideways. */
const RAIL_MAXIMUM = 12

/** Shows goods side by side in a scrolling row, or many goods in a grid. */
export function Rail({ section }: { readonly section: Of<'rail'> }) {
  const wide = section.articles.length > RAIL_MAXIMUM
  const { watchItems, hasStops, hint } = useItemStops()
  if (section.articles.length === 0) return null
  return (
    <section className={`ks-container ${styles.railSection}`}>
      <div className={styles.railHead}>
        <h2>{section.heading}</h2>
        {section.link && (
          <Link href={section.link.path} variant="standalone">
            {section.link.title}
          </Link>
        )}
      </div>
      <div className={styles.railRow}>
        <ul
          ref={wide ? undefined : watchItems}
          className={wide ? 'ks-product-grid' : styles.rail}
          {...(!wide && hasStops === false && { tabIndex: 0 })}
          aria-label={section.heading}
        >
          {section.articles.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} compare="link" sizes="(min-width: 768px) 280px, 60vw" />
            </li>
          ))}
        </ul>
        {!wide && hint}
      </div>
    </section>
  )
}

/** Shows links into the shop, with pictures where there are any. */
export function Tiles({ section }: { readonly section: Of<'tiles'> }) {
  return (
    <section className="ks-container">
      {section.heading && <h2 className={styles.tilesHeading}>{section.heading}</h2>}
      <ul className={styles.tiles} data-few={section.tiles.length < 4 || undefined}>
        {section.tiles.map((tile) => (
          <li key={tile.path}>
            <Anchor href={tile.path} className={styles.tile ?? ''}>
              {tile.image && (
                <Picture
                  src={tile.image}
                  alt=""
                  ratio={1.6}
                  sizes="(min-width: 768px) 25vw, 50vw"
                  className={styles.tileImage}
                />
              )}
              <strong>{tile.title}</strong>
              <span className="ks-text-small ks-text-muted">{tile.text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shows the shop's advantages in a row. */
export function Usps({ section }: { readonly section: Of<'usps'> }) {
  return (
    <ul className={`ks-container ${styles.usps}`}>
      {section.usps.map((usp) => (
        <li key={usp.title}>
          <strong>{usp.title}</strong>
          <span>{usp.text}</span>
        </li>
      ))}
    </ul>
  )
}
