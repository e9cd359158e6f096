import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffPrescription } from './change-staff-prescription.js'
import { loadStaffPrescription } from './load-staff-prescription.js'
import { staffPrescriptionTitle } from './load-staff-prescription.js'
import { StaffPrescriptionPage } from './staff-prescription-page.js'

export const page = staffPage({
  key: 'staff-prescription',
  permission: 'prescription.enter',
  load: loadStaffPrescription,
  title: staffPrescriptionTitle,
  mutate: changeStaffPrescription,
  Page: StaffPrescriptionPage,
  handle: { noFoldMobile: true },
})
