export { loadStaffPrescriptions } from './load-staff-prescriptions.js'
export { StaffPrescriptionsPage } from './staff-prescriptions-page.js'
