import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { loadStaffHome } from './load-staff-home.js'
import { StaffHomePage } from './staff-home-page.js'

export const page = staffPage({
  key: 'staff',
  permission: 'staff.read',
  load: loadStaffHome,
  title: staffPageMessages.home,
  Page: StaffHomePage,
})
