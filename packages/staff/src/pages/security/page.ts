import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffSecurity } from './change-staff-security.js'
import { loadStaffSecurity } from './load-staff-security.js'
import { StaffSecurityPage } from './staff-security-page.js'

export const page = staffPage({
  key: 'staff-security',
  permission: 'staff.read',
  load: loadStaffSecurity,
  title: staffPageMessages.security,
  mutate: changeStaffSecurity,
  Page: StaffSecurityPage,
})
