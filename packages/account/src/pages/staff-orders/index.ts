export { loadStaffOrders, type StaffOrdersData } from './load-staff-orders.js'
export { type ReceivedAnswer, receiveReturn } from './receive-return.js'
export { StaffOrdersPage } from './staff-orders-page.js'
