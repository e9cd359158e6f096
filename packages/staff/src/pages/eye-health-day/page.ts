import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffEyeHealthDay } from './change-staff-eye-health-day.js'
import { eyeHealthDayTitle } from './load-staff-eye-health-day.js'
import { loadStaffEyeHealthDay } from './load-staff-eye-health-day.js'
import { StaffEyeHealthDayPage } from './staff-eye-health-day-page.js'

export const page = staffPage({
  key: 'staff-eye-health-day',
  permission: 'eye-health-day.answer',
  load: loadStaffEyeHealthDay,
  title: eyeHealthDayTitle,
  mutate: changeStaffEyeHealthDay,
  Page: StaffEyeHealthDayPage,
  handle: { noFoldMobile: true },
})
