import { shopEndpoints as shop } from '@klarsikt/contract/shop'
import { err, ok } from '@klarsikt/core/lib'
import { reviewStates } from '@klarsikt/core/review'
import { implement, type Implemented } from '../../http/implement.js'
import { articleReviews } from './article-reviews.js'
import { decideReview } from './decide.js'
import { describeStaffReview } from './describe.js'
import { countReviews, findReviewsIn } from './find-reviews.js'
import { describeOrderReviews } from './order-reviews.js'
import { writeReview } from './write-review.js'

const DONE = { success: true as const }

/** Reviews: customers write them of what they have bought, staff decide, everybody reads them. */
export const reviewRoutes: readonly Implemented[] = [
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
    const data = await describeOrderReviews(ctx, ctx.database, owned)
    return data.ok ? ok({ data: data.value }) : data
  }),
  implement(shop.writeReview, async (ctx, { params, body }) => {
    const owned = { customerId: ctx.actor.customerId, orderNumber: params.orderId }
    const written = await writeReview(ctx, owned, body)
    if (!written.ok) return written
    const data = await describeOrderReviews(ctx, ctx.database, owned)
    return data.ok ? ok({ ...DONE, data: data.value }) : data
  }),
  implement(shop.getStaffReviews, async (ctx, { query: { state = reviewStates.initial } }) => {
    const rows = await findReviewsIn(ctx.database, state)
    const reviews = rows.map((row) => describeStaffReview(ctx, row))
    return ok({ data: { state, counts: await countReviews(ctx.database), reviews } })
  }),
  implement(shop.decideReview, async (ctx, { params: { id }, body }) => {
    const decided = await decideReview(ctx, { id, storeId: ctx.actor.storeId }, body)
    return decided.ok ? ok({ ...DONE, data: decided.value }) : decided
  }),
]
