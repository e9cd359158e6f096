import { QueryBuilder } from 'drizzle-orm/pg-core'
import { payment, submission } from './tables.js'

/** Submissions with what they pay for, for a join. */
export const submissionRow = new QueryBuilder()
  .select({ id: submission.id, subjectType: submission.subjectType, subjectId: submission.subjectId })
  .from(submission)
  .as('submission_row')

/** Payments with their states, for a join. A payment has the id of its submission. */
export const paymentRow = new QueryBuilder()
  .select({ id: payment.id, state: payment.state })
  .from(payment)
  .as('payment_row')
