import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadWinbackConfirmation } from '../winback/load-winback.js'
import { WinbackConfirmationPage } from '../winback/winback-confirmation-page.js'

export const page = accountPage({
  key: 'lifestyle-winback-confirmation',
  load: loadWinbackConfirmation,
  title: accountPageMessages.winbackConfirmation,
  Page: WinbackConfirmationPage,
  // The address can hold the secret of a letter.
  secret: true,
})
