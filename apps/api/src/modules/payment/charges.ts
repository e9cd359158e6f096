import type { Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { type ChargeAction, chargeStates } from '@klarsikt/core/payment'
import { type Params, prepared } from '@klarsikt/server/database'
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../context.js'
import { idempotencyKey } from '../../providers/payment/idempotency-key.js'
import type { PaymentProvider, ProviderFailure } from '../../providers/payment/port.js'
import { stateIn } from '../../state-sql.js'
import { audit } from '../audit/audit.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { nextTry } from './next-try.js'
import { tender } from './tables.js'

type Tender = typeof tender.$inferSelect
type Due = Tender & { readonly due: ChargeAction }

const CHARGES_A_ROUND = 20
/** A tender belongs to the round that took it for this long, milliseconds. */
const LEASE_MS = 15_000

const takeTenders = prepared('tender-take-due', (orm, { now, lease }: Params<{ now: Date; lease: Date }>) =>
  orm
    .update(tender)
    .set({ dueAt: sql`${lease}`, attempts: sql`${tender.attempts} + 1` })
    .where(
      inArray(
        tender.id,
        orm
          .select({ id: tender.id })
          .from(tender)
          .where(and(isNotNull(tender.due), lte(tender.dueAt, now)))
          .orderBy(tender.dueAt)
          .limit(CHARGES_A_ROUND)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning(),
)

/**
 * Does at the provider what orders have made due: takes the money of goods that were sent, lets go of what was reserved
 * for cancelled ones. Every operation has one key for ever, so a lost answer is simply asked for again.
 */
export async function settleCharges(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const rows = await takeTenders(deps.database, { now, lease: new Date(now.getTime() + LEASE_MS) })
  for (const { due, ...row } of rows) if (due !== null) await settleOne(deps, { ...row, due })
  return rows.length
}

async function settleOne(deps: Deps, row: Due): Promise<void> {
  const provider = deps.payments.byName(row.provider)
  const done = provider && (await perform(provider, row))
  if (done?.ok || (provider && done && (await happenedAlready(provider, row)))) return noteDone(deps, row)
  deps.log.warn(
    { tender: row.id, due: row.due, attempts: row.attempts, failure: done?.error },
    'a charge could not be settled yet',
  )
  await deps.database.orm
    .update(tender)
    .set({ dueAt: nextTry(deps.clock.now(), row.attempts) })
    .where(and(eq(tender.id, row.id), isNotNull(tender.due)))
}

function perform(
  provider: PaymentProvider,
  { id, reference, amount, due }: Due,
): Promise<Result<void, ProviderFailure>> {
  const key = idempotencyKey(id, due)
  if (due === 'capture') return provider.capture(reference, wholeOre(amount), key)
  return due === 'cancel' ? provider.cancel(reference, key) : provider.refund(reference, wholeOre(amount), key)
}

/** After a refusal the provider's own books decide: an earlier try may have gone through with its answer lost. */
async function happenedAlready(provider: PaymentProvider, { reference, amount, due }: Due): Promise<boolean> {
  const status = await provider.status(reference)
  if (!status.ok) return false
  if (due === 'capture') return status.value.captured >= amount
  return due === 'cancel'
    ? status.value.remaining === 0 && status.value.captured === 0
    : status.value.refunded >= amount
}

const AUDIT_ACTIONS = { capture: 'charge.captured', cancel: 'charge.cancelled', refund: 'charge.refunded' } as const

async function noteDone(deps: Deps, { id, orderNumber, amount, provider, due }: Due): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const noted = await tx.orm
      .update(tender)
      .set({
        chargeState: chargeStates.to(due),
        due: null,
        dueAt: null,
        attempts: 0,
        ...(due === 'capture' && { captured: amount }),
        ...(due === 'refund' && { refunded: amount }),
      })
      .where(and(eq(tender.id, id), eq(tender.due, due), stateIn(tender.chargeState, chargeStates.from(due))))
    if (noted.rowCount === 0) return
    await audit(tx, deps.clock.now(), { action: AUDIT_ACTIONS[due], subject: 'order', id: orderNumber })
    if (due === 'cancel') return
    const sign = due === 'capture' ? 1 : -1
    await book(tx, {
      event: `${due}:${id}`,
      orderNumber,
      at: deps.clock.now(),
      postings: [
        { account: ACCOUNTS.settled(provider), amount: sign * amount },
        { account: ACCOUNTS.receivable(provider), amount: -sign * amount },
      ],
    })
  })
}
