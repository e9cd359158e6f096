import type { OrderReviews } from '@klarsikt/contract/shop/types'
import { stockholmDate } from '@klarsikt/core/calendar'
import { isFrameFamily } from '@klarsikt/core/catalogue'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as reviewMessages from '@klarsikt/core/messages/review'
import { orderLineStates } from '@klarsikt/core/order'
import {
  barToReview,
  REVIEW_FROM_DAYS,
  REVIEW_STATE_MESSAGES,
  type ReviewBar,
  reviewStates,
} from '@klarsikt/core/review'
import { presumedDelivery } from '@klarsikt/core/withdrawal'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { findOwnOrder, type OwnOrder } from '../order/find-own-order.js'
import { reasonText } from './describe.js'
import { findReviewsOf, type ReviewRow } from './find-reviews.js'
import { openReview } from './sealed-review.js'

type OrderReviewsDeps = Pick<Deps, 'catalogue' | 'clock' | 'encryption'>
type LineRow = OwnOrder['lines'][number]

/** A line of an order with its review, and why it cannot be reviewed. */
export type ReviewableLine = {
  readonly line: LineRow
  /** The present model of the article; null when it is not sold. */
  readonly model: string | null
  readonly isFrame: boolean
  readonly review: ReviewRow | null
  readonly bar: ReviewBar | null
}

const BAR_MESSAGES = {
  'not-delivered': reviewMessages.barNotDelivered,
  'too-early': () => reviewMessages.barTooEarly({ days: REVIEW_FROM_DAYS }),
  'too-late': reviewMessages.barTooLate,
  'not-sold': reviewMessages.barNotSold,
  exists: reviewMessages.barExists,
} as const satisfies Record<ReviewBar, () => string>

/** The lines of the customer's own order that can be reviewed or were, without lenses for frames. */
export async function findReviewable(
  { catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>,
  executor: Executor,
  { customerId, orderNumber }: { readonly customerId: string; readonly orderNumber: string },
): Promise<readonly ReviewableLine[] | null> {
  const found = await findOwnOrder(executor, customerId, orderNumber)
  if (!found) return null
  const today = stockholmDate(clock.now())
  const written = await findReviewsOf(executor, customerId)
  return found.lines
    .filter(({ parentPosition, state }) => parentPosition === null && state !== orderLineStates.to('cancel'))
    .map((line): ReviewableLine => {
      const row = catalogue.state.articles.get(line.articleId)?.row
      const own = written.find((one) => one.model === row?.variantKey || one.articleId === line.articleId) ?? null
      const sentAt = line.partSentAt ?? found.row.sentAt
      const bar = barToReview(
        {
          family: row?.family ?? null,
          isDelivered: line.state === orderLineStates.to('deliver'),
          deliveredOn: presumedDelivery({ sentOn: sentAt && stockholmDate(sentAt), etaTo: found.row.etaTo }),
          isReviewed: own !== null && own.state !== reviewStates.to('refuse'),
        },
        today,
      )
      const isFrame = row !== undefined && isFrameFamily(row.family)
      return { line, model: row?.variantKey ?? null, isFrame, review: own, bar }
    })
}

/** Describes what can be reviewed in the customer's own order, and what was. */
export async function describeOrderReviews(
  deps: OrderReviewsDeps,
  executor: Executor,
  owned: { readonly customerId: string; readonly orderNumber: string },
): Promise<Result<OrderReviews, 'order.not-found'>> {
  const lines = await findReviewable(deps, executor, owned)
  if (!lines) return err('order.not-found')
  return ok({
    orderNumber: owned.orderNumber,
    lines: lines.map(({ line, isFrame, review, bar }) => ({
      lineId: String(line.position),
      name: `${line.brand} ${line.description}`.trim(),
      isFrame,
      review: review && {
        stars: review.stars,
        fit: review.fit,
        text: openReview(deps.encryption, review.content),
        state: review.state,
        stateText: REVIEW_STATE_MESSAGES[review.state](),
        reasonText: reasonText(review),
        writtenOn: stockholmDate(review.writtenAt),
      },
      mayReview: bar === null,
      barText: bar && BAR_MESSAGES[bar](),
    })),
  })
}
