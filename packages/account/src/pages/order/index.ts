export { changeOrder, type OrderAnswer } from './change-order.js'
export { loadOrder } from './load-order.js'
export { OrderPage } from './order-page.js'
