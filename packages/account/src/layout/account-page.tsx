import * as accountMessages from '@klarsikt/core/messages/account'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'
import { SectionPage } from '@klarsikt/page-kit/frame'
import type { ReactNode } from 'react'
import { AccountHelp } from './account-help.js'
import { ACCOUNT_SECTIONS, type AccountSectionKey } from './sections.js'

interface AccountPageProps {
  /** The section whose link is marked as current. */
  readonly section: AccountSectionKey
  readonly title: string
  /** The pages from below the account down to this page, which is last. By default the trail ends at the section. */
  readonly trail?: readonly Crumb[]
  readonly children: ReactNode
}

/** The frame of every page behind the customer's log-in: title, trail, navigation and help links. */
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
