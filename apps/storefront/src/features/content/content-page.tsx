import type { Page } from '@klarsikt/contract/shop/types'
import * as pageMessages from '@klarsikt/core/messages/page'
import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import { Disclosure } from '@klarsikt/design-system/disclosure'
import type { ReactNode } from 'react'
import { JsonLd } from '../../lib/json-ld.js'
import { BackdropHead } from './backdrop-head.js'
import { LinkedText } from './linked-text.js'
import { PageSections } from './page-sections.js'
import { ProseSection } from './prose-sections.js'
import { contentsOf, type SectionAnchor, sectionIds } from './section-anchors.js'
import styles from './content-page.module.css'

interface ContentPageProps {
  readonly page: Page
  /** The pages from the home page to this one. */
  readonly trail: readonly Crumb[]
  /** The day of the last change, as text. */
  readonly updated: string | null
  /** Structured data for search engines, ready for script elements. */
  readonly structured: readonly string[]
  /** Content between the heading and the first section. */
  readonly children?: ReactNode
}

/** Shows a page of texts, questions, tables and goods. A long text gets a list of contents. */
export function ContentPage({ page, trail, updated, structured, children }: ContentPageProps) {
  const contents = contentsOf(page.sections)
  const [first, ...others] = page.sections
  const hero = first?.kind === 'hero' && first.backdrop ? { section: first, backdrop: first.backdrop } : null
  const changed = updated && <p className="ks-text-small ks-text-muted">Uppdaterad {updated}</p>
  return (
    <article className={styles.root}>
      {structured.map((text) => (
        <JsonLd key={text} text={text} />
      ))}
      {hero ? (
        <BackdropHead page={page} trail={trail} hero={hero.section} backdrop={hero.backdrop}>
          {changed}
          {children}
        </BackdropHead>
      ) : (
        <div className={`ks-container ${styles.head}`}>
          <Breadcrumbs items={trail} />
          <h1 className="ks-text-title">{page.heading}</h1>
          {page.lead && (
            <p className={styles.lead}>
              <LinkedText>{page.lead}</LinkedText>
            </p>
          )}
          {changed}
          {children}
        </div>
      )}
      {contents.length > 0 ? (
        <LongText page={page} contents={contents} />
      ) : (
        <PageSections sections={hero ? others : page.sections} />
      )}
    </article>
  )
}

function LongText({ page, contents }: { readonly page: Page; readonly contents: readonly SectionAnchor[] }) {
  const ids = sectionIds(page.sections)
  return (
    <div className={`ks-container ${styles.long}`}>
      <div className={styles.contentsFolded}>
        <Disclosure title={pageMessages.contents()}>
          <Contents contents={contents} />
        </Disclosure>
      </div>
      <nav className={styles.contents} aria-label={pageMessages.contents()}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {pageMessages.contents()}
        </p>
        <Contents contents={contents} />
      </nav>
      <div className={styles.text}>
        {page.sections.map((section, index) =>
          section.kind === 'text' || section.kind === 'faq' || section.kind === 'table' ? (
            <ProseSection key={index} section={section} id={ids[index] ?? null} />
          ) : null,
        )}
      </div>
    </div>
  )
}

function Contents({ contents }: { readonly contents: readonly SectionAnchor[] }) {
  return (
    <ul className={styles.contentsList}>
      {contents.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`}>{heading}</a>
        </li>
      ))}
    </ul>
  )
}
