export { changeStaffClaims } from './change-staff-claims.js'
export { loadStaffClaims } from './load-staff-claims.js'
export { StaffClaimsPage } from './staff-claims-page.js'
