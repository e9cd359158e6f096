import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffLifestyle } from './change-staff-lifestyle.js'
import { loadStaffLifestyle } from './load-staff-lifestyle.js'
import { StaffLifestylePage } from './staff-lifestyle-page.js'

export const page = staffPage({
  key: 'staff-lifestyle',
  permission: 'glasses-subscription.list',
  load: loadStaffLifestyle,
  title: staffPageMessages.lifestyle,
  mutate: changeStaffLifestyle,
  Page: StaffLifestylePage,
  handle: { noFoldMobile: true },
})
