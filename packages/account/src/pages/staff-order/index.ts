export { changeStaffOrder, type StaffOrderAnswer } from './change-staff-order.js'
export { loadStaffOrder, type OtherStoreOrder, type StaffOrderData } from './load-staff-order.js'
export { StaffOrderPage } from './staff-order-page.js'
