export { loadStaffAgreements } from './load-staff-agreements.js'
export { StaffAgreementsPage } from './staff-agreements-page.js'
