import * as pageMessages from '@klarsikt/core/messages/page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeWaitingList } from '../../waiting-list/change-waiting-list.js'
import { loadWaitingList } from '../../waiting-list/load-waiting-list.js'
import { WaitingListPage } from '../../waiting-list/waiting-list-page.js'

export const page = accountPage({
  key: 'booking-waiting-list',
  load: loadWaitingList,
  title: pageMessages.bookingWaitingList,
  mutate: changeWaitingList,
  Page: WaitingListPage,
  handle: { noFoldMobile: true },
  // The address can hold the secret of an SMS or a letter.
  secret: true,
})
