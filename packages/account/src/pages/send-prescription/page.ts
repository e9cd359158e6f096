import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadSendPrescription } from './load-send-prescription.js'
import { SendPrescriptionPage } from './send-prescription-page.js'
import { sendPrescription } from './send-prescription.js'

export const page = accountPage({
  key: 'send-prescription',
  load: loadSendPrescription,
  title: accountPageMessages.sendPrescription,
  mutate: sendPrescription,
  Page: SendPrescriptionPage,
  handle: { noFoldMobile: true },
  // The address holds the secret of a letter.
  secret: true,
})
