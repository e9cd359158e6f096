import { isOrderNumber } from '@klarsikt/core/order'
import {
  REVIEW_DECISIONS,
  REVIEW_FITS,
  REVIEW_REFUSALS,
  REVIEW_SORTS,
  REVIEW_STARS,
  reviewStates,
} from '@klarsikt/core/review'
import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { articleId, instant, plainDate, queuePage, typed } from './parts.js'
import { shopRoutes } from './routes.js'

const orderNumber = z.string().refine(isOrderNumber)
const state = z.enum(reviewStates.states)
const stars = z.literal(REVIEW_STARS)
const fit = z.enum(REVIEW_FITS)
const text = z.string().max(4_000)
const count = z.int().min(0)

/** A review as everybody sees it. */
export const review = z
  .object({
    id: z.string(),
    stars,
    /** How the frame fits; null for other articles and if not answered. */
    fit: fit.nullable(),
    text: z.string(),
    /** First name and initial if the customer agreed; null otherwise. */
    name: z.string().nullable(),
    /** The colour or pack that was bought; null if it is not sold any more. */
    variant: z.string().nullable(),
    writtenOn: plainDate,
  })
  .meta({ id: 'Review' })

/** Reviews of a model in all its colours and packs. */
export const articleReviews = z
  .object({
    count,
    /** Rounded to one decimal; null without reviews. */
    average: z.number().nullable(),
    stars: z.object({ 5: count, 4: count, 3: count, 2: count, 1: count }),
    fits: z.object({ small: count, right: count, large: count }),
    sort: z.enum(REVIEW_SORTS),
    page: z.int(),
    pages: z.int(),
    reviews: z.array(review),
  })
  .meta({ id: 'ArticleReviews' })

/** A review for the customer who wrote it. */
const ownReview = z.object({
  stars,
  fit: fit.nullable(),
  text: z.string(),
  state,
  stateText: z.string(),
  /** Why it is not shown; null if it is shown or not decided. */
  reasonText: z.string().nullable(),
  writtenOn: plainDate,
})

/** What can be reviewed of an order, and what was. */
export const orderReviews = z
  .object({
    orderNumber: z.string(),
    lines: z.array(
      z.object({
        lineId: z.string(),
        name: z.string(),
        /** True if the form should ask how it fits. */
        isFrame: z.boolean(),
        review: ownReview.nullable(),
        mayReview: z.boolean(),
        /** Why it cannot be reviewed, in words. */
        barText: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'OrderReviews' })

/** A review for the staff who decide on it. */
export const staffReview = z
  .object({
    ...review.shape,
    state,
    article: z.object({ name: z.string(), url: z.string().nullable() }),
    orderNumber: z.string(),
    customer: z.object({ number: z.string(), name: z.string() }),
    writtenAt: instant,
    /** The last decision and the store that made it; null until there is one. */
    decision: z.object({ store: z.string(), at: instant, reasonText: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'StaffReview' })

/** The reviews with one state. Waiting ones are in the order of arrival. */
export const staffReviews = z
  .object({ state, counts: z.record(state, z.int()), reviews: z.array(staffReview) })
  .meta({ id: 'StaffReviews' })

export const reviewEndpoints = {
  getReviews: endpoint(shopRoutes.getReviews, {
    permission: 'shop.browse',
    summary: 'Lists the reviews of an article and of its other colours and packs',
    params: z.object({ id: articleId }),
    query: z.object({ sort: z.enum(REVIEW_SORTS).optional(), page: queuePage.optional() }),
    reply: z.object({ data: articleReviews }),
    errors: ['article.not-found'],
  }),
  getOrderReviews: endpoint(shopRoutes.getOrderReviews, {
    permission: 'account.read',
    summary: 'Lists what the customer can review in an order, and their reviews',
    params: z.object({ orderId: orderNumber }),
    reply: z.object({ data: orderReviews }),
    errors: ['order.not-found'],
  }),
  writeReview: endpoint(shopRoutes.writeReview, {
    permission: 'review.write',
    audits: ['review.pending'],
    summary: 'Reviews a delivered article, once for each model. Staff read the review before it is shown',
    params: z.object({ orderId: orderNumber }),
    body: z.object({ lineId: typed, stars: typed, fit: typed, text, isNameShown: z.boolean() }),
    reply: z.object({ success: z.literal(true), data: orderReviews }),
    errors: ['request.invalid', 'rate-limited', 'order.not-found', 'review.not-allowed', 'review.exists'],
  }),
  getStaffReviews: endpoint(shopRoutes.getStaffReviews, {
    permission: 'review.moderate',
    summary: 'Lists the reviews of customers in one state, for customer service to decide about',
    query: z.object({ state: state.optional() }),
    reply: z.object({ data: staffReviews }),
  }),
  decideReview: endpoint(shopRoutes.decideReview, {
    permission: 'review.moderate',
    audits: ['review.approved', 'review.refused'],
    summary: 'Shows a review, or refuses it with a reason. A shown review can be removed later',
    params: z.object({ id: z.uuid() }),
    body: z.object({ decision: z.enum(REVIEW_DECISIONS), reason: z.enum(REVIEW_REFUSALS).or(z.literal('')) }),
    reply: z.object({ success: z.literal(true), data: staffReview }),
    errors: ['request.invalid', 'review.not-found', 'review.decided'],
  }),
}
