export { CartHandoverPage } from './cart-handover-page.js'
export { loadCartHandover } from './load-cart-handover.js'
