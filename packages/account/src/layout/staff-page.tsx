import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { href } from '@klarsikt/core/paths'
import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import { SectionNav } from './section-nav.js'
import { STAFF_SECTIONS, type StaffSectionKey } from './staff-sections.js'
import styles from './account-page.module.css'

interface StaffPageProps {
  /** Where the page belongs. */
  readonly section: StaffSectionKey
  readonly title: string
  /** Pages between the first one and this one, and this one at the end; the section itself where left out. */
  readonly trail?: readonly Crumb[]
  readonly children: ReactNode
}

/** The frame of every page of the staff: where it is, and what else there is. */
export function StaffPage({ section, title, trail, children }: StaffPageProps) {
  const here = section === 'staff' ? [] : [{ label: title, href: href(section) }]
  return (
    <div className={`ks-container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { label: navMessages.home(), href: href('home') },
          { label: pageMessages.staff(), href: href('staff') },
          ...(trail ?? here),
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <SectionNav
          label={staffMessages.nav()}
          links={STAFF_SECTIONS.map(({ key, label }) => ({ path: href(key), text: label() }))}
          here={href(section)}
          isBelow={trail !== undefined}
        />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
