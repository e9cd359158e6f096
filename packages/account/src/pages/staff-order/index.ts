export { changeStaffOrder, type StaffOrderAnswer } from './change-staff-order.js'
export { loadStaffOrder, type StaffOrderData } from './load-staff-order.js'
export { StaffOrderPage } from './staff-order-page.js'
