import { randomUUID } from 'node:crypto'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkReview, reviewStates, type TypedReview } from '@klarsikt/core/review'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { audit } from '../../platform/index.js'
import { findReviewable } from './order-reviews.js'
import { sealReview } from './sealed-review.js'
import { review } from './tables.js'

type WriteRefusal = 'request.invalid' | 'rate-limited' | 'order.not-found' | 'review.not-allowed' | 'review.exists'
export type WrittenReview = TypedReview & { readonly lineId: string; readonly isNameShown: boolean }

const WRITTEN = rateLimit('review:customer')

/** Writes a review of a line of the customer's own order, once for each model. Staff read it before it is shown. */
export async function writeReview(
  ctx: Ctx,
  owned: { readonly customerId: string; readonly orderNumber: string },
  { lineId, isNameShown, ...typed }: WrittenReview,
): Promise<Result<void, Refusal<WriteRefusal>>> {
  const { database, encryption, clock } = ctx
  const checked = checkReview(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const allowed = await ctx.rateLimits.consume(WRITTEN, owned.customerId)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const { stars, fit, text } = checked.value
  return database.transaction(async (tx): Promise<Result<void, Refusal<WriteRefusal>>> => {
    const lines = await findReviewable(ctx, tx, owned)
    if (!lines) return err('order.not-found')
    const found = lines.find(({ line }) => String(line.position) === lineId)
    if (found?.bar === 'exists') return err('review.exists')
    if (!found || found.bar !== null || found.model === null) return err('review.not-allowed')
    const id = randomUUID()
    const now = clock.now()
    const { rowCount } = await tx.orm
      .insert(review)
      .values({
        id,
        ...owned,
        position: found.line.position,
        articleId: found.line.articleId,
        model: found.model,
        state: reviewStates.initial,
        stars,
        fit: found.isFrame ? fit : null,
        content: sealReview(encryption, text),
        isNameShown,
        writtenAt: now,
      })
      .onConflictDoNothing()
    // The button was pressed twice, and the other call came first.
    if (rowCount === 0) return err('review.exists')
    await audit(tx, now, { action: `review.${reviewStates.initial}`, subject: 'review', id })
    return ok(undefined)
  })
}
