import { stockholmDate } from '@klarsikt/core/calendar'
import { isDelivering } from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { stateIn } from '../../state-sql.js'
import { audit } from '../audit/audit.js'
import { findCustomer } from '../customer/find-customer.js'
import { eachAtOnce } from './at-once.js'
import { describeSubscription } from './describe.js'
import { notifyComing } from './notify.js'
import { lockSubscription } from './rows.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** Letters of one round; what is left is for the next. */
const LETTERS_A_ROUND = 100

/** Writes to customers about what is coming, before it is processed. */
export async function announceDeliveries(deps: Deps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const { id, state, announceOn, announcedOn } = lensSubscription
  const due = await deps.database.orm
    .select({ id })
    .from(lensSubscription)
    .where(and(stateIn(state, SUBSCRIPTION_DELIVERING), isNull(announcedOn), lte(announceOn, today)))
    .orderBy(asc(announceOn), asc(id))
    .limit(LETTERS_A_ROUND)
  return eachAtOnce(deps, due, async (one) => {
    await deps.database.transaction((tx) => announce(deps, tx, one))
    return 'done'
  })
}

async function announce(deps: Deps, tx: Executor, id: string): Promise<void> {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const row = await lockSubscription(tx, id)
  if (!row || !isDelivering(row.state) || row.announcedOn !== null || row.customerId === null) return
  if (row.announceOn === null || row.announceOn > today) return
  const customer = await findCustomer(tx, deps.encryption, row.customerId)
  if (!customer) return
  await tx.orm.update(lensSubscription).set({ announcedOn: today }).where(eq(lensSubscription.id, id))
  const subscription = await describeSubscription(deps, tx, row)
  await notifyComing(deps, tx, { subscription, customer, key: `${id}/${row.period}/${row.nextOn}/${today}` })
  await audit(tx, now, { action: 'lens-delivery.announced', subject: 'lens-subscription', id })
}
