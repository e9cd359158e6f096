import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { loadStaffEyeHealthDays } from './load-staff-eye-health-days.js'
import { StaffEyeHealthDaysPage } from './staff-eye-health-days-page.js'

export const page = staffPage({
  key: 'staff-eye-health-days',
  permission: 'eye-health-day.answer',
  load: loadStaffEyeHealthDays,
  title: staffPageMessages.eyeHealthDays,
  Page: StaffEyeHealthDaysPage,
})
