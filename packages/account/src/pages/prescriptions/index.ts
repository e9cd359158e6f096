export { changePrescriptions, type PrescriptionsAnswer } from './change-prescriptions.js'
export { loadPrescriptions, type PrescriptionsData } from './load-prescriptions.js'
export { PrescriptionsPage } from './prescriptions-page.js'
