export { changeStaffSecurity } from './change-staff-security.js'
export { loadStaffSecurity } from './load-staff-security.js'
export { StaffSecurityPage } from './staff-security-page.js'
