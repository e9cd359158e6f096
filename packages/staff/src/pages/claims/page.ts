import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffClaims } from './change-staff-claims.js'
import { loadStaffClaims } from './load-staff-claims.js'
import { StaffClaimsPage } from './staff-claims-page.js'

export const page = staffPage({
  key: 'staff-claims',
  permission: 'claim.answer',
  load: loadStaffClaims,
  title: staffPageMessages.claims,
  mutate: changeStaffClaims,
  Page: StaffClaimsPage,
  handle: { noFoldMobile: true },
})
