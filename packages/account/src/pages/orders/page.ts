import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { loadOrders } from './load-orders.js'
import { OrdersPage } from './orders-page.js'

export const page = accountPage({
  key: 'account-orders',
  load: loadOrders,
  title: accountPageMessages.orders,
  Page: OrdersPage,
})
