import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeWaitingEntry } from '../../waiting-entry/change-waiting-entry.js'
import { loadWaitingEntry } from '../../waiting-entry/load-waiting-entry.js'
import { WaitingEntryPage } from '../../waiting-entry/waiting-entry-page.js'

export const page = accountPage({
  key: 'booking-waiting-entry',
  load: loadWaitingEntry,
  title: pageMessages.bookingWaitingEntry,
  mutate: changeWaitingEntry,
  Page: WaitingEntryPage,
  handle: { noFoldMobile: true },
  // The address can hold the secret of an SMS or a letter.
  secret: true,
})
