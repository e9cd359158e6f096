import * as accountMessages from '@klarsikt/core/messages/account'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { Breadcrumbs, type Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import { SectionNav } from './section-nav.js'
import { ACCOUNT_SECTIONS, type AccountSectionKey } from './sections.js'
import styles from './account-page.module.css'

interface AccountPageProps {
  /** Where the page belongs. */
  readonly section: AccountSectionKey
  readonly title: string
  /** Pages between the account and this one, and this one at the end; the section itself where left out. */
  readonly trail?: readonly Crumb[]
  readonly children: ReactNode
}

/** The frame of every page behind the log-in: where it is, and what else there is. */
export function AccountPage({ section, title, trail, children }: AccountPageProps) {
  const here = section === 'account' ? [] : [{ label: title, href: href(section) }]
  return (
    <div className={`ks-container ${styles.page}`}>
      <Breadcrumbs
        items={[
          { label: navMessages.home(), href: href('home') },
          { label: pageMessages.account(), href: href('account') },
          ...(trail ?? here),
        ]}
      />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.columns}>
        <SectionNav
          label={accountMessages.nav()}
          links={ACCOUNT_SECTIONS.map(({ key, label }) => ({ path: href(key), text: label() }))}
          here={href(section)}
          isBelow={trail !== undefined}
        />
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}
