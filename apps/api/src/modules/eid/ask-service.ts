import { BANKID_COLLECT_SECONDS, BANKID_CONNECT_MINUTES, restartsByItself } from '@klarsikt/core/bankid'
import type { Result } from '@klarsikt/core/lib'
import { and, eq, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { BankIdCollected, BankIdFailure, BankIdProof } from '../../providers/bankid/port.js'
import { beginOrder } from './begin.js'
import { type EidOrder, findActiveEidOrder, orderColumns } from './order.js'
import { personOf, sealPerson } from './person.js'
import { eidOrder } from './tables.js'

type Changes = Partial<EidOrder>

/** The service ends an order after three minutes (ms). */
const ORDER_MS = 180_000

const STATES = { pending: 'awaiting', failed: 'ended' } as const

/** They say nothing of the order, which is collected again. */
const PASSING: readonly BankIdFailure[] = ['unreachable', 'tooManyRequests']
/** They are about us; the customer reads that there is trouble. */
const OURS: readonly BankIdFailure[] = [
  'unreachable',
  'tooManyRequests',
  'unauthorized',
  'notFound',
  'methodNotAllowed',
  'unsupportedMediaType',
]

/**
 * The order as it stands now. The service is asked every two seconds, however often and from how many tabs a page asks:
 * what came of an order can be fetched once, so only who writes the time of asking asks.
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
  const changes = await changesBy(ctx, order, await bankId.collect(order.orderRef))
  if (changes !== null) await database.orm.update(eidOrder).set(changes).where(own)
  return findActiveEidOrder(ctx, order.id)
}

async function changesBy(
  ctx: SessionCtx,
  order: EidOrder,
  collected: Result<BankIdCollected, BankIdFailure>,
): Promise<Changes | null> {
  if (!collected.ok) return canPass(ctx, order, collected.error) ? null : brokenBy(collected.error)
  const { value } = collected
  if (value.status === 'complete') return identified(ctx, value.proof)
  if (restartsByItself(value, order.createdAt, ctx.clock.now())) return renewed(ctx, order)
  return { state: STATES[value.status], hintCode: value.hintCode }
}

/** No order lives longer, so that what is not answered until then never will be. */
function canPass({ clock }: SessionCtx, { orderedAt }: EidOrder, failure: BankIdFailure): boolean {
  return PASSING.includes(failure) && clock.now().getTime() - orderedAt.getTime() < ORDER_MS
}

function brokenBy(failure: BankIdFailure): Changes {
  return { state: 'broken', hintCode: OURS.includes(failure) ? 'internalError' : failure }
}

/** The app was not opened in time: another order takes the place of this one, under the same id of ours. */
async function renewed(ctx: SessionCtx, { next }: EidOrder): Promise<Changes | null> {
  if (ctx.bankId === null) return null
  const begun = await beginOrder(ctx.bankId, ctx, next)
  return begun.ok ? orderColumns(ctx.encryption, begun.value, ctx.clock.now()) : brokenBy(begun.error)
}

function identified({ encryption, clock }: SessionCtx, proof: BankIdProof): Changes {
  if (proof.risk === 'high') return { state: 'ended', hintCode: 'transactionRiskBlocked' }
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
