import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeReturn } from './change-return.js'
import { loadReturn } from './load-return.js'
import { ReturnPage } from './return-page.js'

export const page = accountPage({
  key: 'account-order-return',
  load: loadReturn,
  title: accountPageMessages.orderReturn,
  mutate: changeReturn,
  Page: ReturnPage,
  handle: { noFoldMobile: true },
})
