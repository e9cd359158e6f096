import { INCLUDED_LENS_EXAM } from '@klarsikt/core/lens-subscription'
import { and, asc, eq } from 'drizzle-orm'
import type { IncludedExamSource } from '../../../hooks.js'
import { stateIn } from '../../../state-sql.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** The lens exam that a subscription with deliveries includes. */
export const lensExam: IncludedExamSource = {
  examType: INCLUDED_LENS_EXAM,
  async includes({ orm }, customerId) {
    const rows = await orm
      .select({ id: lensSubscription.id })
      .from(lensSubscription)
      .where(and(eq(lensSubscription.customerId, customerId), stateIn(lensSubscription.state, SUBSCRIPTION_DELIVERING)))
      .limit(1)
    return rows.length > 0
  },
  async lock({ orm }, customerId) {
    await orm
      .select({ id: lensSubscription.id })
      .from(lensSubscription)
      .where(eq(lensSubscription.customerId, customerId))
      .orderBy(asc(lensSubscription.id))
      .for('no key update')
  },
}
