import { BANKID_COLLECT_SECONDS, BANKID_CONNECT_MINUTES } from '@klarsikt/core/bankid'
import { and, eq, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { BankIdProof } from '../../../providers/bankid/port.js'
import { beginOrder } from './begin.js'
import { collectOrder, type OrderChanges } from './collect-order.js'
import { type EidOrder, findActiveEidOrder } from './order.js'
import { personOf, sealPerson } from './person.js'
import { eidOrder } from './tables.js'

/**
 * Asks BankID about an order and returns its present state. It asks at most every two seconds, also when several tabs
 * call, because the result of an order can be fetched once: only the call that stores the time asks.
 */
export async function askService(ctx: SessionCtx, order: EidOrder): Promise<EidOrder | null> {
  const { bankId, clock, database } = ctx
  if (bankId === null || order.state !== 'awaiting') return order
  const now = clock.now()
  const own = and(eq(eidOrder.id, order.id), eq(eidOrder.orderRef, order.orderRef), eq(eidOrder.state, 'awaiting'))
  const lastAsked = new Date(now.getTime() - BANKID_COLLECT_SECONDS * 1_000)
  const { rowCount } = await database.orm
    .update(eidOrder)
    .set({ collectedAt: now })
    .where(and(own, lte(eidOrder.collectedAt, lastAsked)))
  if (rowCount === 0) return findActiveEidOrder(ctx, order.id)
  const outcome = await collectOrder(ctx, bankId, order, () => beginOrder(bankId, ctx, order.next))
  const changes = outcome?.kind === 'proved' ? identified(ctx, outcome.proof) : outcome?.changes
  if (changes) await database.orm.update(eidOrder).set(changes).where(own)
  return findActiveEidOrder(ctx, order.id)
}

function identified({ encryption, clock }: SessionCtx, proof: BankIdProof): OrderChanges | Partial<EidOrder> {
  const now = clock.now()
  const person = personOf(proof, now)
  if (person === null) return { state: 'ended', hintCode: 'unknown' }
  return {
    state: 'identified',
    hintCode: '',
    person: sealPerson(encryption, person),
    expiresAt: new Date(now.getTime() + BANKID_CONNECT_MINUTES * 60_000),
  }
}
