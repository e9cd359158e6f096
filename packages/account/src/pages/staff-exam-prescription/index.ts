export { changeExamPrescription, type ExamPrescriptionAnswer } from './change-exam-prescription.js'
export { ExamPrescriptionPage } from './exam-prescription-page.js'
export { loadExamPrescription } from './load-exam-prescription.js'
