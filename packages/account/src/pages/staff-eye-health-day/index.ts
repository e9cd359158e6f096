export { changeStaffEyeHealthDay, type StaffEyeHealthDayAnswer } from './change-staff-eye-health-day.js'
export { eyeHealthDayTitle, loadStaffEyeHealthDay } from './load-staff-eye-health-day.js'
export { StaffEyeHealthDayPage } from './staff-eye-health-day-page.js'
