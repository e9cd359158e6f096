import * as accountMessages from '@klarsikt/core/messages/account'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import { AccountHelp } from './account-help.js'
import { SectionPage } from './section-page.js'
import { ACCOUNT_SECTIONS, type AccountSectionKey } from './sections.js'

interface AccountPageProps {
  /** Where the page belongs. */
  readonly section: AccountSectionKey
  readonly title: string
  /** Pages between the account and this one, and this one at the end; the section itself where left out. */
  readonly trail?: readonly Crumb[]
  readonly children: ReactNode
}

/** The frame of every page behind the log-in: where it is, and what else there is. */
export function AccountPage({ section, ...page }: AccountPageProps) {
  return (
    <SectionPage
      root={{ label: pageMessages.account(), href: href('account') }}
      nav={accountMessages.nav()}
      sections={ACCOUNT_SECTIONS.map(({ key, label }) => ({ path: href(key), text: label() }))}
      here={href(section)}
      aside={<AccountHelp section={section} />}
      {...page}
    />
  )
}
