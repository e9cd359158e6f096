export { loadStaffHome, type StaffHomeData } from './load-staff-home.js'
export { StaffHomePage } from './staff-home-page.js'
