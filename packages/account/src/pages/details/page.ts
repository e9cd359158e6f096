import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { DetailsPage } from './details-page.js'
import { loadDetails } from './load-details.js'
import { saveDetails } from './save-details.js'

// The shop gives it the places of postal codes.
export { DetailsPage }

export const page = accountPage({
  key: 'account-details',
  load: loadDetails,
  title: accountPageMessages.details,
  mutate: saveDetails,
  Page: DetailsPage,
  handle: { noFoldMobile: true },
})
