export { changeOrderReview, type OrderReviewAnswer } from './change-order-review.js'
export { loadOrderReview } from './load-order-review.js'
export { OrderReviewPage } from './order-review-page.js'
