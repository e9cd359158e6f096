export { loadStaffOrders, type StaffOrdersData } from './load-staff-orders.js'
export { changeStaffOrders } from './change-staff-orders.js'
export type { ReceivedAnswer } from './receive-return.js'
export { StaffOrdersPage } from './staff-orders-page.js'
