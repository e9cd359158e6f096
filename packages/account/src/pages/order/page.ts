import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeOrder } from './change-order.js'
import { loadOrder } from './load-order.js'
import { OrderPage } from './order-page.js'

export const page = accountPage({
  key: 'account-order',
  load: loadOrder,
  title: ({ orderNumber }) => accountPageMessages.order({ orderNumber }),
  mutate: changeOrder,
  Page: OrderPage,
})
