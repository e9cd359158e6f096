import type { Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { captureStates, type ChargeAction, chargeState, chargeStates, reservedOf } from '@klarsikt/core/payment'
import { type Params, prepared } from '@klarsikt/server/database'
import { and, eq, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import { idempotencyKey } from '../../../providers/payment/idempotency-key.js'
import type { PaymentProvider, ProviderFailure } from '../../../providers/payment/port.js'
import { stateIn } from '../../../state-sql.js'
import { audit } from '../../platform/index.js'
import { ACCOUNTS, book } from '../ledger/ledger.js'
import { nextTry } from './next-try.js'
import { settleCaptures } from './settle-captures.js'
import { capture, tender } from './tables.js'

type Tender = typeof tender.$inferSelect
type Due = Tender & { readonly due: ChargeAction }

const CHARGES_A_ROUND = 20
/** How long a tender belongs to the round that took it, in ms. */
const LEASE_MS = 15_000

/**
 * Takes the due tenders. A release waits for the open captures of its tender, because the provider would also release
 * what these still need.
 */
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
          .where(
            and(
              isNotNull(tender.due),
              lte(tender.dueAt, now),
              or(
                sql`${tender.due} <> 'release'`,
                notExists(
                  orm
                    .select({ id: capture.id })
                    .from(capture)
                    .where(and(eq(capture.tenderId, tender.id), stateIn(capture.state, captureStates.open))),
                ),
              ),
            ),
          )
          .orderBy(tender.dueAt)
          .limit(CHARGES_A_ROUND)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning(),
)

/**
 * Does what orders have made due at the provider: captures the money of sent goods and releases reservations of
 * cancelled ones. Each operation has one key for ever, so a call whose answer was lost is simply repeated.
 */
export async function settleCharges(deps: Deps): Promise<number> {
  const captures = await settleCaptures(deps)
  const now = deps.clock.now()
  const rows = await takeTenders(deps.database, { now, lease: new Date(now.getTime() + LEASE_MS) })
  for (const { due, ...row } of rows) if (due !== null) await settleOne(deps, { ...row, due })
  return captures + rows.length
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

/** Calls the provider. `capture` takes the whole amount; parcels have rows of their own in `capture`. */
function perform(provider: PaymentProvider, row: Due): Promise<Result<void, ProviderFailure>> {
  const { id, reference, amount, due } = row
  const key = idempotencyKey(id, due)
  switch (due) {
    case 'capture':
      return provider.capture(reference, { amount: wholeOre(amount), lines: [] }, key)
    case 'cancel':
      return provider.cancel(reference, key)
    case 'refund':
      return provider.refund(reference, wholeOre(amount), key)
    case 'release':
      return letGo(provider, row)
  }
}

/** Releases the rest of a reservation, or reduces it to what will still be captured. */
function letGo(provider: PaymentProvider, row: Due): Promise<Result<void, ProviderFailure>> {
  const { id, reference, amount, released, lines } = row
  if (reservedOf(row) === 0) return provider.release(reference, idempotencyKey(id, 'release'))
  const rest = amount - released
  const part = { amount: wholeOre(rest), lines: lines ?? [] }
  return provider.reduce(reference, part, idempotencyKey(id, 'reduce', String(rest)))
}

/** Whether an earlier try has succeeded with its answer lost. After a refusal the provider's own records decide. */
async function happenedAlready(provider: PaymentProvider, row: Due): Promise<boolean> {
  const status = await provider.status(row.reference)
  if (!status.ok) return false
  const { captured, refunded, remaining } = status.value
  switch (row.due) {
    case 'capture':
      return captured >= row.amount
    case 'cancel':
      return remaining === 0 && captured === 0
    case 'refund':
      return refunded >= row.amount
    case 'release':
      return captured + remaining <= row.amount - row.released
  }
}

const AUDIT_ACTIONS = {
  capture: 'charge.captured',
  cancel: 'charge.cancelled',
  refund: 'charge.refunded',
  release: 'charge.released',
} as const

async function noteDone(deps: Deps, row: Due): Promise<void> {
  const { id, orderNumber, amount, provider, due, released } = row
  const sums = {
    amount,
    captured: due === 'capture' ? amount : row.captured,
    refunded: due === 'refund' ? amount : row.refunded,
    released: due === 'cancel' ? amount : released,
  }
  await deps.database.transaction(async (tx) => {
    const noted = await tx.orm
      .update(tender)
      .set({
        due: null,
        dueAt: null,
        attempts: 0,
        // The sums of a release were written when it was decided. Captures and refunds may have changed them since.
        ...(due !== 'release' && { ...sums, chargeState: chargeState(sums) }),
      })
      .where(
        and(
          eq(tender.id, id),
          eq(tender.due, due),
          // If more was released in the meantime, the next background round reports it to the provider.
          due === 'release' ? eq(tender.released, released) : stateIn(tender.chargeState, chargeStates.from(due)),
        ),
      )
    if (noted.rowCount === 0) return
    await audit(tx, deps.clock.now(), { action: AUDIT_ACTIONS[due], subject: 'order', id: orderNumber })
    if (due === 'cancel' || due === 'release') return
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
