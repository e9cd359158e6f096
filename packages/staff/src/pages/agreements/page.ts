import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { loadStaffAgreements } from './load-staff-agreements.js'
import { lookUpAgreement } from './look-up-agreement.js'
import { StaffAgreementsPage } from './staff-agreements-page.js'

export const page = staffPage({
  key: 'staff-agreements',
  permission: 'agreement.read',
  load: loadStaffAgreements,
  title: staffPageMessages.agreements,
  mutate: lookUpAgreement,
  Page: StaffAgreementsPage,
})
