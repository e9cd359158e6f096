import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffOrder } from './change-staff-order.js'
import { loadStaffOrder } from './load-staff-order.js'
import { StaffOrderPage } from './staff-order-page.js'

export const page = staffPage({
  key: 'staff-order',
  permission: 'order.queue',
  load: loadStaffOrder,
  title: ({ number }) => staffPageMessages.order({ orderNumber: number }),
  mutate: changeStaffOrder,
  Page: StaffOrderPage,
  handle: { noFoldMobile: true },
})
