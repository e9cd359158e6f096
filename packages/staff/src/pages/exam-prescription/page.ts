import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeExamPrescription } from './change-exam-prescription.js'
import { ExamPrescriptionPage } from './exam-prescription-page.js'
import { loadExamPrescription } from './load-exam-prescription.js'

export const page = staffPage({
  key: 'staff-exam-prescription',
  permission: 'prescription.enter',
  load: loadExamPrescription,
  title: staffPageMessages.examPrescription,
  mutate: changeExamPrescription,
  Page: ExamPrescriptionPage,
  handle: { noFoldMobile: true },
})
