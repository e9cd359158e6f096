import * as navMessages from '@klarsikt/core/messages/nav'
import { href } from '@klarsikt/core/paths'
import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import { SectionNav } from './section-nav.js'
import styles from './account-page.module.css'

interface SectionPageProps {
  /** The first page of the area. */
  readonly root: Crumb
  readonly nav: string
  readonly sections: readonly { readonly path: string; readonly text: string }[]
  /** Path of the section the page belongs to. */
  readonly here: string
  readonly title: string
  /** Pages between the root and this one, and this one at the end; the section itself where left out. */
  readonly trail?: readonly Crumb[] | undefined
  /** Takes all of the width: for a calendar, not for reading. */
  readonly wide?: boolean
  /** What helps with the page: beside it where there is room, and below it elsewhere. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page of an area behind a log-in: where it is, and what else there is. */
export function SectionPage({
  root,
  nav,
  sections,
  here,
  title,
  trail,
  wide = false,
  aside,
  children,
}: SectionPageProps) {
  const own = here === root.href ? [] : [{ label: title, href: here }]
  return (
    <div className={`ks-container ${styles.page}`}>
      <Breadcrumbs items={[{ label: navMessages.home(), href: href('home') }, root, ...(trail ?? own)]} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns} data-aside={aside !== undefined || undefined}>
        <SectionNav label={nav} links={sections} here={here} isBelow={trail !== undefined} />
        <div className={styles.content} data-wide={wide || undefined}>
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}
