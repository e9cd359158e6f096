import { eq } from 'drizzle-orm'
import type { CustomerData } from '../../../customer-data.js'
import { logModelChanged } from '../../catalogue/index.js'
import { reasonText } from './describe.js'
import { findReviewsOf } from './find-reviews.js'
import { openReview } from './sealed-review.js'
import { review } from './tables.js'

/** The reviews of a customer. They disappear from the pages with the account. */
export const reviewData: CustomerData = {
  file: 'omdomen',
  columns: [review.customerId],
  async read({ encryption }, executor, { id }) {
    return (await findReviewsOf(executor, id)).map((row) => ({
      orderNumber: row.orderNumber,
      articleId: row.articleId,
      stars: row.stars,
      fit: row.fit,
      text: openReview(encryption, row.content),
      isNameShown: row.isNameShown,
      state: row.state,
      reason: reasonText(row),
      writtenAt: row.writtenAt,
    }))
  },
  async erase(_deps, tx, { id }) {
    const erased = await tx.orm.delete(review).where(eq(review.customerId, id)).returning({ model: review.model })
    for (const model of new Set(erased.map((row) => row.model))) await logModelChanged(tx, model)
  },
}
