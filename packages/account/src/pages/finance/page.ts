import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeFinance } from './change-finance.js'
import { FinancePage } from './finance-page.js'
import { loadFinance } from './load-finance.js'

export const page = accountPage({
  key: 'account-finance',
  load: loadFinance,
  title: accountPageMessages.finance,
  mutate: changeFinance,
  Page: FinancePage,
  handle: { noFoldMobile: true },
})
