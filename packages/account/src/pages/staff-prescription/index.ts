export { changeStaffPrescription } from './change-staff-prescription.js'
export { loadStaffPrescription, staffPrescriptionTitle } from './load-staff-prescription.js'
export { StaffPrescriptionPage } from './staff-prescription-page.js'
