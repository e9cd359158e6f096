import type { PageSection } from '@klarsikt/contract/shop/types'
import { NearestStore } from '../stores/nearest-store.js'
import { BackdropHero } from './backdrop-hero.js'
import { FilmSection } from './film-section.js'
import { ProseSection } from './prose-sections.js'
import { sectionIds } from './section-anchors.js'
import { Hero, Rail, Tiles, Usps } from './showcase-sections.js'
import styles from './page-sections.module.css'

interface PageSectionsProps {
  readonly sections: readonly PageSection[]
  /**
   * True where the page starts with these sections. A first hero then holds the page's heading and loads its picture at
   * once.
   */
  readonly startsPage?: boolean
}

/** Shows the sections of a page in order. The home page and every content page use it. */
export function PageSections({ sections, startsPage = false }: PageSectionsProps) {
  const ids = sectionIds(sections)
  return (
    <div className={styles.root} data-starts-page={startsPage || undefined}>
      {sections.map((section, index) => (
        <Section key={index} section={section} id={ids[index] ?? null} first={startsPage && index === 0} />
      ))}
    </div>
  )
}

function Section({
  section,
  id,
  first,
}: {
  readonly section: PageSection
  readonly id: string | null
  readonly first: boolean
}) {
  switch (section.kind) {
    case 'hero':
      return section.backdrop ? (
        <BackdropHero section={section} backdrop={section.backdrop} startsPage={first} />
      ) : (
        <Hero section={section} startsPage={first} />
      )
    case 'rail':
      return <Rail section={section} />
    case 'tiles':
      return <Tiles section={section} />
    case 'usps':
      return <Usps section={section} />
    case 'nearest-store':
      return <NearestStore heading={section.heading} text={section.text} />
    case 'video':
      return <FilmSection section={section} id={id} />
    case 'text':
    case 'faq':
    case 'table':
      return (
        <div className="ks-container">
          <ProseSection section={section} id={id} />
        </div>
      )
  }
}
