export { loadStaffHome } from './load-staff-home.js'
export { StaffHomePage } from './staff-home-page.js'
