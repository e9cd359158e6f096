import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changePrescriptions } from './change-prescriptions.js'
import { loadPrescriptions } from './load-prescriptions.js'
import { PrescriptionsPage } from './prescriptions-page.js'

export const page = accountPage({
  key: 'account-prescriptions',
  load: loadPrescriptions,
  title: pageMessages.accountPrescriptions,
  mutate: changePrescriptions,
  Page: PrescriptionsPage,
  handle: { noFoldMobile: true },
})
