import { staffPage } from '@klarsikt/page-kit/page'
import { loadStaffAgreement } from './load-staff-agreement.js'
import { staffAgreementTitle } from './load-staff-agreement.js'
import { StaffAgreementPage } from './staff-agreement-page.js'

export const page = staffPage({
  key: 'staff-agreement',
  permission: 'agreement.read',
  load: loadStaffAgreement,
  title: staffAgreementTitle,
  Page: StaffAgreementPage,
})
