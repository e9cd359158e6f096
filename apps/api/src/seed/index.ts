export { seedCustomers } from './seed-customers.js'
export { seedOrders } from './seed-orders.js'
export { seedStaff } from './seed-staff.js'
export { seedShop } from './seed-shop.js'
