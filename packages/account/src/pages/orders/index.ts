export { loadOrders, type OrdersData } from './load-orders.js'
export { OrdersPage } from './orders-page.js'
