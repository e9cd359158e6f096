import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadWinback } from './load-winback.js'
import { winBack } from './win-back.js'
import { WinbackPage } from './winback-page.js'

export const page = accountPage({
  key: 'lifestyle-winback',
  load: loadWinback,
  title: accountPageMessages.winback,
  mutate: winBack,
  Page: WinbackPage,
  handle: { noFoldMobile: true },
  // The address can hold the secret of a letter.
  secret: true,
})
