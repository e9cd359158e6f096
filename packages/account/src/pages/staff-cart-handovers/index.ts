export { changeStaffCartHandovers } from './change-staff-cart-handovers.js'
export { loadStaffCartHandovers } from './load-staff-cart-handovers.js'
export { StaffCartHandoversPage } from './staff-cart-handovers-page.js'
