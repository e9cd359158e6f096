export { loadStaffEyeHealthDays } from './load-staff-eye-health-days.js'
export { StaffEyeHealthDaysPage } from './staff-eye-health-days-page.js'
