import { endSubmission } from '../checkout/end.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { findSubmission } from '../checkout/submissions.js'
import { closePage } from './close-page.js'
import { finalise } from './finalise.js'

/** Payments looked at in one round. */
const BATCH = 25
/** A round keeps a payment from the rounds of other processes this long, milliseconds. */
const LEASE_MS = 10_000

/**
 * Looks at every payment whose time has come and takes it as far as it goes: the truth after a lost answer, an approval
 * whose customer never came back, a process that was killed in between. Answers how many were looked at.
 */
export async function sweepPayments(deps: CheckoutDeps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await deps.database.query<{ id: string }>({
    name: 'payment-sweep',
    text: `update payment set check_at = $2 where id in (
             select id from payment where check_at <= $1 and state in ('created', 'pending') order by check_at limit ${BATCH} for update skip locked
           ) returning id`,
    values: [now, new Date(now.getTime() + LEASE_MS)],
  })
  await Promise.all(rows.map(({ id }) => look(deps, id)))
  return rows.length
}

async function look(deps: CheckoutDeps, id: string): Promise<void> {
  try {
    const state = await finalise(deps, id)
    if (state === 'open' || state === 'pending') await expireWhenDue(deps, id)
  } catch (error) {
    deps.log.warn({ err: error, payment: id }, 'a payment could not be looked at')
  }
}

/** Goods are kept for a limited time. A payment whose money is being asked for never runs out. */
async function expireWhenDue(deps: CheckoutDeps, id: string): Promise<void> {
  const submission = await findSubmission(deps.database, id)
  if (!submission || submission.expiresAt.getTime() > deps.clock.now().getTime()) return
  const ended = await endSubmission(deps, id, submission.state === 'reserved' ? 'fail' : 'expire', {
    failure: 'expired',
  })
  if (ended) await closePage(deps, submission)
}
