export { loadStaffAgreement, staffAgreementTitle } from './load-staff-agreement.js'
export { StaffAgreementPage } from './staff-agreement-page.js'
