export { loadSendPrescription } from './load-send-prescription.js'
export { sendPrescription } from './send-prescription.js'
export { SendPrescriptionPage } from './send-prescription-page.js'
