import { mock } from '@klarsikt/contract/msw'
import type { StaffOrder } from '@klarsikt/contract/shop/types'
import { open } from '@klarsikt/page-kit/testing/mount'
import type { SetupServer } from 'msw/node'
import { changeStaffOrder } from '../pages/order/change-staff-order.js'
import { loadStaffOrder } from '../pages/order/load-staff-order.js'
import { StaffOrderPage } from '../pages/order/staff-order-page.js'
import { STAFF_ORDER } from './staff-orders.js'

/** Opens the page of an order that the backend answers to the staff. */
export function openStaffOrder(server: SetupServer, data: StaffOrder = STAFF_ORDER) {
  server.use(mock('getStaffOrder', () => ({ data })))
  const at = `/butik-personal/ordrar/${data.number}`
  const path = '/butik-personal/ordrar/:orderId'
  return open({ path, at, load: loadStaffOrder, mutate: changeStaffOrder, page: StaffOrderPage })
}
