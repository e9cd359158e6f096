import * as navMessages from '@klarsikt/core/messages/nav'
import { href } from '@klarsikt/core/paths'
import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import { SectionNav } from './section-nav.js'
import styles from './page.module.css'

interface SectionPageProps {
  /** The first page of the area. Every trail starts with it. */
  readonly root: Crumb
  readonly nav: string
  readonly sections: readonly { readonly path: string; readonly text: string }[]
  /** The path of the section that the page belongs to. */
  readonly here: string
  readonly title: string
  /** The pages from below the root down to this page, which is last. By default the trail ends at the section. */
  readonly trail?: readonly Crumb[] | undefined
  /** Uses the whole width, as a calendar needs. By default the width suits reading. */
  readonly wide?: boolean
  /** Help for the page. It is shown beside the page where there is room, and otherwise below it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** The frame of a page in an area behind a log-in: title, trail and navigation. */
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
