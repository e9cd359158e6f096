import { stockholmDate } from '@klarsikt/core/calendar'
import { isDelivering } from '@klarsikt/core/lens-subscription'
import type { Executor } from '@klarsikt/server/database'
import { and, asc, isNull, lte } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { stateIn } from '../../../state-sql.js'
import { findCustomers } from '../../person/index.js'
import { auditAll } from '../../platform/index.js'
import { readFacts } from '../../sale/index.js'
import { describeLine, skusOf } from './describe-line.js'
import { type BatchDone, inBatches } from './in-batches.js'
import { notifyComing } from './notify.js'
import { noteAnnounced } from './queries.js'
import { lockSubscriptions, readLines } from './rows.js'
import { SUBSCRIPTION_DELIVERING } from './states.js'
import { lensSubscription } from './tables.js'

/** The maximum number of letters that one round sends; the next round continues. */
const LETTERS_A_ROUND = 400

/** Tells customers about their next deliveries before these are processed. */
export async function announceDeliveries(deps: Deps): Promise<number> {
  const today = stockholmDate(deps.clock.now())
  const { id, state, announceOn, announcedOn } = lensSubscription
  const due = await deps.database.orm
    .select({ id })
    .from(lensSubscription)
    .where(and(stateIn(state, SUBSCRIPTION_DELIVERING), isNull(announcedOn), lte(announceOn, today)))
    .orderBy(asc(announceOn), asc(id))
    .limit(LETTERS_A_ROUND)
  return inBatches(deps, due, async (ids): Promise<BatchDone> => {
    await deps.database.transaction((tx) => announce(deps, tx, ids))
    return { count: ids.length }
  })
}

async function announce(deps: Deps, tx: Executor, ids: readonly string[]): Promise<void> {
  const now = deps.clock.now()
  const today = stockholmDate(now)
  const due = (await lockSubscriptions(tx, ids)).filter(
    ({ state, announceOn, announcedOn }) =>
      isDelivering(state) && announcedOn === null && announceOn !== null && announceOn <= today,
  )
  const customers = await findCustomers(
    tx,
    deps.encryption,
    due.flatMap(({ customerId }) => customerId ?? []),
  )
  const lines = await readLines(
    tx,
    due.map(({ id }) => id),
  )
  const facts = await readFacts(tx, skusOf(lines), now)
  const linesOf = Map.groupBy(lines, ({ subscriptionId }) => subscriptionId)
  const coming = due.flatMap((row) => {
    const customer = row.customerId === null ? undefined : customers.get(row.customerId)
    if (!customer || row.nextOn === null) return []
    const { id, nextOn: day } = row
    const described = (linesOf.get(id) ?? []).map((line) => describeLine(deps, line, { facts, row, today }))
    return [{ id, day, lines: described, profile: customer.profile, key: `${id}/${row.period}/${day}/${today}` }]
  })
  if (coming.length === 0) return
  const announced = coming.map(({ id }) => id)
  await noteAnnounced(tx, today, announced)
  await notifyComing(deps, tx, coming)
  await auditAll(
    tx,
    now,
    announced.map((id) => ({ action: 'lens-delivery.announced', subject: 'lens-subscription', id })),
  )
}
