import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffOrders } from './change-staff-orders.js'
import { loadStaffOrders } from './load-staff-orders.js'
import { StaffOrdersPage } from './staff-orders-page.js'

export const page = staffPage({
  key: 'staff-orders',
  permission: 'order.queue',
  load: loadStaffOrders,
  title: staffPageMessages.orders,
  mutate: changeStaffOrders,
  Page: StaffOrdersPage,
  handle: { noFoldMobile: true },
})
