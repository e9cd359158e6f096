import { awaitsPage } from '@klarsikt/core/checkout'
import { paymentStates } from '@klarsikt/core/payment'
import { type Params, prepared } from '@klarsikt/server/database'
import { and, inArray, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { TWO_ANSWERS_MS } from '../../../providers/deadlines/deadlines.js'
import { stateIn } from '../../../state-sql.js'
import { advancePayment } from './advance.js'
import { closeSession } from './close-session.js'
import { endSubmission } from './end-submission.js'
import { findSubmission } from './submissions.js'
import { payment } from './tables.js'

/** The maximum number of payments that one round looks at. */
const PAYMENTS_A_ROUND = 25
/** How long a payment belongs to a round, in ms. It covers two calls, because a payment is read and then placed. */
const LEASE_MS = TWO_ANSWERS_MS + 2_000

const takePayments = prepared('payment-sweep', (orm, { now, lease }: Params<{ now: Date; lease: Date }>) =>
  orm
    .update(payment)
    .set({ checkAt: sql`${lease}` })
    .where(
      inArray(
        payment.id,
        orm
          .select({ id: payment.id })
          .from(payment)
          .where(and(lte(payment.checkAt, now), stateIn(payment.state, paymentStates.open)))
          .orderBy(payment.checkAt)
          .limit(PAYMENTS_A_ROUND)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: payment.id }),
)

/**
 * Advances every due payment, such as one with a lost answer, an approval without a return, or a killed process.
 * Returns how many were due.
 */
export async function sweepPayments(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const rows = await takePayments(deps.database, { now, lease: new Date(now.getTime() + LEASE_MS) })
  await Promise.all(rows.map(({ id }) => look(deps, id)))
  return rows.length
}

async function look(deps: Deps, id: string): Promise<void> {
  try {
    const advanced = await advancePayment(deps, id)
    if (advanced === 'open' || advanced === 'pending') await expireWhenDue(deps, id)
  } catch (error) {
    deps.log.warn({ err: error, payment: id }, 'a payment could not be looked at')
  }
}

/**
 * Ends a submission whose time is over, because goods are reserved for a limited time. A payment that is being captured
 * never expires.
 */
async function expireWhenDue(deps: Deps, id: string): Promise<void> {
  const submission = await findSubmission(deps.database, id)
  if (!submission || submission.expiresAt.getTime() > deps.clock.now().getTime()) return
  const ended = await endSubmission(deps, id, awaitsPage(submission.state) ? 'fail' : 'expire', {
    failure: 'expired',
  })
  if (ended) await closeSession(deps, submission)
}
