import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { loadStaffPrescriptions } from './load-staff-prescriptions.js'
import { StaffPrescriptionsPage } from './staff-prescriptions-page.js'

export const page = staffPage({
  key: 'staff-prescriptions',
  permission: 'prescription.enter',
  load: loadStaffPrescriptions,
  title: staffPageMessages.prescriptions,
  Page: StaffPrescriptionsPage,
  handle: { noFoldMobile: true },
})
