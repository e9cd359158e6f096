import type { Result } from '@klarsikt/core/lib'
import { wholeOre } from '@klarsikt/core/money'
import { idempotencyKey } from '../../providers/payment/idempotency-key.js'
import type { PaymentProvider, ProviderFailure } from '../../providers/payment/port.js'
import type { CheckoutDeps } from '../checkout/ports.js'
import { ACCOUNTS, book } from '../payment/ledger.js'

type Due = {
  id: string
  order_number: string
  amount: number
  provider: string
  reference: string
  due: 'capture' | 'cancel' | 'refund'
  attempts: number
}

const BATCH = 20
/** A tender belongs to the round that took it for this long, milliseconds. */
const LEASE_MS = 15_000
/** Pauses between tries at a provider, milliseconds; it is tried until it says yes. */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000]

/**
 * Does at the provider what orders have made due: takes the money of goods that were sent, lets go of what was reserved
 * for cancelled ones. Every deed has one key for ever, so a lost answer is simply asked for again.
 */
export async function settleCharges(deps: CheckoutDeps): Promise<number> {
  const now = deps.clock.now()
  const { rows } = await deps.database.query<Due>({
    name: 'tender-take-due',
    text: `update tender set due_at = $2, attempts = attempts + 1 where id in (
             select id from tender where due is not null and due_at <= $1 order by due_at limit ${BATCH} for update skip locked
           ) returning id, amount, provider, reference, due, attempts,
             coalesce(order_number, (select number from payment_request where id = payment_request_id)) as order_number`,
    values: [now, new Date(now.getTime() + LEASE_MS)],
  })
  for (const row of rows) await settleOne(deps, row)
  return rows.length
}

async function settleOne(deps: CheckoutDeps, row: Due): Promise<void> {
  const provider = deps.payments.byName(row.provider)
  const done = provider && (await perform(provider, row))
  if (done?.ok || (provider && done && (await happenedAlready(provider, row)))) return noteDone(deps, row)
  const pause = PAUSES_MS[Math.min(row.attempts, PAUSES_MS.length) - 1] ?? 0
  deps.log.warn(
    { tender: row.id, due: row.due, attempts: row.attempts, failure: done?.error },
    'a charge could not be settled yet',
  )
  await deps.database.query({
    text: 'update tender set due_at = $2 where id = $1 and due is not null',
    values: [row.id, new Date(deps.clock.now().getTime() + pause)],
  })
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

const STATES = { capture: 'captured', cancel: 'cancelled', refund: 'refunded' } as const

async function noteDone(deps: CheckoutDeps, { id, order_number, amount, provider, due }: Due): Promise<void> {
  await deps.database.transaction(async (tx) => {
    const noted = await tx.query({
      name: 'tender-done',
      text: `update tender set charge_state = $3, due = null, due_at = null, attempts = 0,
               captured = case when $2 = 'capture' then amount else captured end,
               refunded = case when $2 = 'refund' then amount else refunded end
             where id = $1 and due = $2`,
      values: [id, due, STATES[due]],
    })
    if (noted.rowCount === 0 || due === 'cancel') return
    const sign = due === 'capture' ? 1 : -1
    await book(tx, {
      event: `${due}:${id}`,
      orderNumber: order_number,
      at: deps.clock.now(),
      postings: [
        { account: ACCOUNTS.settled(provider), amount: sign * amount },
        { account: ACCOUNTS.receivable(provider), amount: -sign * amount },
      ],
    })
  })
}
