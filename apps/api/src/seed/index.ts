export { seedCustomers } from './seed-customers.js'
export { seedShop } from './seed-shop.js'
