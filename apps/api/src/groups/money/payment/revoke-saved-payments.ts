import { paymentStates, savedPaymentStates } from '@klarsikt/core/payment'
import { and, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { openSealedToken, type SealedToken } from '../../../providers/payment/saved-payment.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { nextTry } from './next-try.js'
import type { SavedPaymentRow } from './saved-payments.js'
import { payment, savedPayment } from './tables.js'

const A_ROUND = 20
/** How long a row belongs to the round that took it, in ms. */
const LEASE_MS = 15_000
const REMOVING = savedPaymentStates.from('revoke')

/** Tells providers of removed means of payment until they confirm. A charge in progress is awaited first. */
export async function revokeSavedPayments(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const { orm } = deps.database
  const charging = orm
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.savedPaymentId, savedPayment.id), stateIn(payment.state, paymentStates.open)))
  const due = orm
    .select({ id: savedPayment.id })
    .from(savedPayment)
    .where(and(lte(savedPayment.dueAt, now), stateIn(savedPayment.state, REMOVING), notExists(charging)))
    .orderBy(savedPayment.dueAt)
    .limit(A_ROUND)
    .for('update', { skipLocked: true })
  const rows = await orm
    .update(savedPayment)
    .set({ dueAt: new Date(now.getTime() + LEASE_MS), attempts: sql`${savedPayment.attempts} + 1` })
    .where(inArray(savedPayment.id, due))
    .returning()
  for (const row of rows) await revoke(deps, row)
  return rows.length
}

async function revoke(deps: Deps, { id, provider: name, token, attempts }: SavedPaymentRow): Promise<void> {
  const provider = deps.payments.byName(name)?.savedPayments
  const revoked =
    provider && token ? await provider.cancelToken(openSealedToken(deps.encryption, token as SealedToken)) : null
  if (!revoked?.ok) {
    deps.log.warn({ savedPayment: id, attempts, failure: revoked?.error }, 'a saved payment could not be revoked yet')
    await deps.database.orm
      .update(savedPayment)
      .set({ dueAt: nextTry(deps.clock.now(), attempts) })
      .where(and(eq(savedPayment.id, id), stateIn(savedPayment.state, REMOVING)))
    return
  }
  await deps.database.transaction(async (tx) => {
    const { rowCount } = await tx.orm
      .update(savedPayment)
      .set({
        state: savedPaymentStates.to('revoke'),
        token: null,
        brand: null,
        lastDigits: null,
        expires: null,
        dueAt: null,
      })
      .where(and(eq(savedPayment.id, id), stateIn(savedPayment.state, REMOVING)))
    if (rowCount === 1)
      await audit(tx, deps.clock.now(), { action: 'saved-payment.revoked', subject: 'saved-payment', id })
  })
}
