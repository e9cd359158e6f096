import { glassesSubscriptionStates, LEVEL_TERMS } from '@klarsikt/core/glasses-subscription'
import { INCLUDED_GLASSES_EXAM } from '@klarsikt/core/lens-subscription'
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import type { IncludedExamSource } from '../../../hooks.js'
import { glassesSubscription } from './tables.js'

/** The exam that the levels with the perk include, as long as the subscription has not ended. */
export const glassesExam: IncludedExamSource = {
  examType: INCLUDED_GLASSES_EXAM,
  async includes({ orm }, customerId, day) {
    const rows = await orm
      .select({ level: glassesSubscription.level })
      .from(glassesSubscription)
      .where(
        and(
          eq(glassesSubscription.customerId, customerId),
          eq(glassesSubscription.state, glassesSubscriptionStates.to('activate')),
          or(isNull(glassesSubscription.endsOn), gte(glassesSubscription.endsOn, day)),
        ),
      )
    return rows.some(({ level }) => LEVEL_TERMS[level].perks.includes('exam'))
  },
  async lock({ orm }, customerId) {
    await orm
      .select({ id: glassesSubscription.id })
      .from(glassesSubscription)
      .where(eq(glassesSubscription.customerId, customerId))
      .orderBy(asc(glassesSubscription.id))
      .for('no key update')
  },
}
