export { changeCustomers, type CustomersAnswer } from './change-customers.js'
export { StaffCustomersPage } from './staff-customers-page.js'
