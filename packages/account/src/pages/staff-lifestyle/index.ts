export { changeStaffLifestyle, type StaffLifestyleAnswer } from './change-staff-lifestyle.js'
export { loadStaffLifestyle, type StaffLifestyleData } from './load-staff-lifestyle.js'
export { StaffLifestylePage } from './staff-lifestyle-page.js'
