export { loadStaffAgreements } from './load-staff-agreements.js'
export { lookUpAgreement, type LookUpAnswer } from './look-up-agreement.js'
export { StaffAgreementsPage } from './staff-agreements-page.js'
