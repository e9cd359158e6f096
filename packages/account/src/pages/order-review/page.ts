import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeOrderReview } from './change-order-review.js'
import { loadOrderReview } from './load-order-review.js'
import { OrderReviewPage } from './order-review-page.js'

export const page = accountPage({
  key: 'account-order-review',
  load: loadOrderReview,
  title: accountPageMessages.orderReview,
  mutate: changeOrderReview,
  Page: OrderReviewPage,
  handle: { noFoldMobile: true },
})
