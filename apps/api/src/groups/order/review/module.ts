import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { reviewStates } from '@klarsikt/core/review'
import { defineModule } from '../../../define-module.js'
import { asData } from '../../../http/answers.js'
import { implement } from '../../../http/implement.js'
import { articleReviews } from './article-reviews.js'
import { decideReview } from './decide.js'
import { describeStaffReview } from './describe.js'
import { countReviews, findReviewsIn } from './find-reviews.js'
import { describeOrderReviews } from './order-reviews.js'
import { reviewData } from './review-data.js'
import { review } from './tables.js'
import { writeReview } from './write-review.js'

/** Reviews: customers write them about what they bought, staff decide, and everybody can read them. */
export const reviewModule = defineModule({
  name: 'review',
  endpoints: [
    implement(
      shop.getReviews,
      async (ctx, { params, query }) => {
        const data = await articleReviews(ctx, params.id, query)
        return data ? ok({ data }) : err('article.not-found')
      },
      { session: 'none' },
    ),
    implement(shop.getOrderReviews, async (ctx, { params }) => {
      const owned = { customerId: ctx.actor.customerId, orderNumber: params.orderId }
      return asData(await describeOrderReviews(ctx, ctx.database, owned))
    }),
    implement(shop.writeReview, async (ctx, { params, body }) => {
      const owned = { customerId: ctx.actor.customerId, orderNumber: params.orderId }
      const written = await writeReview(ctx, owned, body)
      if (!written.ok) return written
      return asData(await describeOrderReviews(ctx, ctx.database, owned))
    }),
    implement(shop.getStaffReviews, async (ctx, { query: { state = reviewStates.initial } }) => {
      const rows = await findReviewsIn(ctx.database, state)
      const reviews = rows.map((row) => describeStaffReview(ctx, row))
      return ok({ data: { state, counts: await countReviews(ctx.database), reviews } })
    }),
    implement(shop.decideReview, async (ctx, { params: { id }, body }) =>
      asData(await decideReview(ctx, { id, storeId: ctx.actor.storeId }, body)),
    ),
  ],
  personalData: [reviewData],
  sealed: [review.content],
})
