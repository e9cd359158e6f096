import * as staffMessages from '@klarsikt/core/messages/staff'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { href } from '@klarsikt/core/paths'
import type { Crumb } from '@klarsikt/design-system/breadcrumbs'
import { useMay } from '@klarsikt/page-kit/access'
import { SectionPage } from '@klarsikt/page-kit/frame'
import type { ReactNode } from 'react'
import { STAFF_SECTIONS, type StaffSectionKey } from './staff-sections.js'

export interface StaffPageProps {
  /** The section whose link is marked as current. */
  readonly section: StaffSectionKey
  readonly title: string
  /** The pages from below the first page down to this page, which is last. By default the trail ends at the section. */
  readonly trail?: readonly Crumb[]
  /** Uses the whole width, as a calendar needs. By default the width suits reading. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The frame of every staff page: title, trail, and the sections that the staff member may open. */
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
