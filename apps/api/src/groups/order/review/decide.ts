import type { StaffReview } from '@klarsikt/contract/shop/types'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { checkReviewDecision, reviewStates, type TypedReviewDecision } from '@klarsikt/core/review'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { logModelChanged } from '../../catalogue/index.js'
import { audit } from '../../platform/index.js'
import { describeStaffReview } from './describe.js'
import { findReview, lockReview } from './find-reviews.js'
import { review } from './tables.js'

type DecideDeps = Pick<Deps, 'database' | 'clock' | 'encryption' | 'catalogue'>
type DecideRefusal = 'request.invalid' | 'review.not-found' | 'review.decided'

/** Shows or refuses a review; a shown one can be taken down. The same decision again changes nothing. */
export async function decideReview(
  deps: DecideDeps,
  { id, storeId }: { readonly id: string; readonly storeId: number },
  typed: TypedReviewDecision,
): Promise<Result<StaffReview, Refusal<DecideRefusal>>> {
  const checked = checkReviewDecision(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  const { decision, reason } = checked.value
  return deps.database.transaction(async (tx): Promise<Result<StaffReview, Refusal<DecideRefusal>>> => {
    const row = await lockReview(tx, id)
    if (!row) return err('review.not-found')
    const state = reviewStates.to(decision)
    if (!reviewStates.can(row.state, decision)) {
      const isSame = row.state === state && row.decidedBy === storeId && row.refusal === reason
      return isSame ? ok(describeStaffReview(deps, row)) : err('review.decided')
    }
    const now = deps.clock.now()
    await tx.orm
      .update(review)
      .set({ state, decidedBy: storeId, decidedAt: now, refusal: reason })
      .where(eq(review.id, id))
    await audit(tx, now, { action: `review.${state}`, subject: 'review', id })
    await logModelChanged(tx, row.model)
    return ok(describeStaffReview(deps, (await findReview(tx, id)) ?? row))
  })
}
