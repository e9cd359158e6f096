import type { Page, PageSection } from '@klarsikt/contract/shop/types'
import { ButtonLink } from '@klarsikt/design-system/button'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import { Anchor, Link } from '@klarsikt/design-system/link'
import { Picture } from '@klarsikt/design-system/picture'
import { ProductCard } from '@klarsikt/design-system/product-card'
import styles from './content-sections.module.css'

interface ContentSectionsProps {
  readonly page: Page
  /** The start page, whose first hero carries the heading. */
  readonly home?: boolean
}

/** A page made of sections. */
export function ContentSections({ page, home = false }: ContentSectionsProps) {
  return (
    <div className={styles.root} data-home={home || undefined}>
      {!home && (
        <div className="ks-container">
          <h1>{page.heading}</h1>
          {page.lead && <p className={styles.lead}>{page.lead}</p>}
        </div>
      )}
      {page.sections.map((section, index) => (
        <Section key={index} section={section} first={home && index === 0} />
      ))}
      {page.updated && (
        <p className="ks-container ks-text-small ks-text-muted">
          Uppdaterad {page.updated}
        </p>
      )}
    </div>
  )
}

function Section({ section, first }: { readonly section: PageSection; readonly first: boolean }) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} first={first} />
    case 'rail':
      return <Rail section={section} />
    case 'tiles':
      return <Tiles section={section} />
    case 'usps':
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
    default:
      return (
        <section className={`ks-container ${styles.text}`}>
          {section.heading && <h2>{section.heading}</h2>}
          <Prose section={section} />
        </section>
      )
  }
}

type Of<K extends PageSection['kind']> = Extract<PageSection, { kind: K }>

function Prose({ section }: { readonly section: Of<'text'> | Of<'faq'> | Of<'table'> }) {
  if (section.kind === 'faq') {
    return section.questions.map(({ question, answer }) => (
      <Disclosure key={question} title={question} headingLevel={3}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Disclosure>
    ))
  }
  if (section.kind === 'table') {
    return (
      <div className={styles.scroll} role="region" aria-label={section.heading ?? 'Tabell'} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {section.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row) => (
              <tr key={row.join()}>
                {row.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  }
  return (
    <>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {section.list.length > 0 && (
        <ul>
          {section.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Hero({ section, first }: { readonly section: Of<'hero'>; readonly first: boolean }) {
  const Heading = first ? 'h1' : 'h2'
  return (
    <section className={styles.hero} data-tone={section.tone}>
      <div className={`ks-container ${styles.heroInside}`}>
        <div className={styles.heroText}>
          <Heading className="ks-text-display">{section.heading}</Heading>
          <p>{section.text}</p>
          {section.link && <ButtonLink href={section.link.path}>{section.link.title}</ButtonLink>}
        </div>
        {section.image && (
          <div className={styles.heroImage}>
            <Picture src={section.image} alt="" ratio={1.6} priority={first} sizes="(min-width: 768px) 50vw, 100vw" />
          </div>
        )}
      </div>
    </section>
  )
}

function Rail({ section }: { readonly section: Of<'rail'> }) {
  return (
    <section className="ks-container">
      <div className={styles.railHead}>
        <h2>{section.heading}</h2>
        {section.link && (
          <Link href={section.link.path} variant="standalone">
            {section.link.title}
          </Link>
        )}
      </div>
      <ul className={styles.rail} tabIndex={0} aria-label={section.heading}>
        {section.articles.map((article) => (
          <li key={article.id}>
            <ProductCard article={article} sizes="(min-width: 768px) 280px, 60vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tiles({ section }: { readonly section: Of<'tiles'> }) {
  return (
    <section className="ks-container">
      {section.heading && <h2 className={styles.tilesHeading}>{section.heading}</h2>}
      <ul className={styles.tiles}>
        {section.tiles.map((tile) => (
          <li key={tile.path}>
            <Anchor href={tile.path} className={styles.tile ?? ''}>
              {tile.image && <Picture src={tile.image} alt="" ratio={1.6} sizes="(min-width: 768px) 25vw, 50vw" />}
              <strong>{tile.title}</strong>
              <span className="ks-text-small ks-text-muted">{tile.text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
