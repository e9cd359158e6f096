import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'
import type { ReactNode } from 'react'
import { SectionPage } from './section-page.js'
import { useMay } from './staff-access.js'
import { STAFF_SECTIONS, type StaffSectionKey } from './staff-sections.js'

export interface StaffPageProps {
  /** Where the page belongs. */
  readonly section: StaffSectionKey
  readonly title: string
  /** Pages between the first one and this one, and this one at the end; the section itself where left out. */
  readonly trail?: readonly Crumb[]
  /** Takes all of the width: for a calendar, not for reading. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The frame of every page of the staff: where it is, and what else there is. */
export function StaffPage({ section, ...page }: StaffPageProps) {
  const may = useMay()
  const sections = STAFF_SECTIONS.filter(({ permission }) => may(permission))
  return (
    <SectionPage
      root={{ label: staffPageMessages.home(), href: href('staff') }}
      nav={staffMessages.nav()}
      sections={sections.map(({ key, label }) => ({ path: href(key), text: label() }))}
      here={href(section)}
      {...page}
    />
  )
}
