export { seedShop } from './seed-shop.js'
