import { BANKID_COLLECT_SECONDS } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../../context.js'
import type { BankIdProof } from '../../../providers/bankid/port.js'
import { collectOrder } from '../eid/collect-order.js'
import { askForSignature } from './begin.js'
import { type Collected, completeSignature, describeOrder } from './describe.js'
import type { SignatureRequest, SigningOrder, SigningTable } from './signing-order.js'

export type SignatureProof = Omit<BankIdProof, 'risk'>

/** A document of any kind with a signature in progress. */
export interface SignedDocument<Order extends SigningOrder, Refused> {
  readonly table: SigningTable
  /** Finds the present signature in progress at BankID. */
  readonly find: () => Promise<Order | null>
  /** Makes the request of an order again. */
  readonly request: (order: Order) => SignatureRequest
  /** Stores the signed document, or returns why this person's signature is refused. */
  readonly sign: (order: Order, proof: SignatureProof) => Promise<Result<unknown, Refused>>
}

/** Collects the state of a signature; a page calls it every second. When it is complete, the document is signed. */
export async function collectSignature<Order extends SigningOrder, Refused>(
  ctx: SessionCtx,
  document: SignedDocument<Order, Refused>,
): Promise<Result<Collected, Refused | 'eid.order-not-found'>> {
  const order = await document.find()
  if (order === null || order.expiresAt <= ctx.clock.now()) return err('eid.order-not-found')
  const proof = await askService(ctx, document, order)
  if (proof === null) {
    const now = await document.find()
    return now === null ? err('eid.order-not-found') : ok(describeOrder(ctx, now))
  }
  const { risk: _risk, ...signedBy } = proof
  const signed = await document.sign(order, signedBy)
  if (signed.ok) return ok(completeSignature())
  // BankID gives the proof once, so a refused signature has to start again.
  await removeOrder(ctx, document.table, order)
  return signed
}

/** Cancels a signature, here and in the app. Without one it does nothing. */
export async function cancelSignature(
  ctx: SessionCtx,
  { table, find }: Pick<SignedDocument<SigningOrder, never>, 'table' | 'find'>,
): Promise<void> {
  const order = await find()
  if (order === null) return
  await removeOrder(ctx, table, order)
  const ended = await ctx.bankId?.cancel(order.orderRef)
  if (ended && !ended.ok) ctx.log.info({ code: ended.error }, 'BankID had ended a signature that was cancelled')
}

/**
 * Asks BankID about an order and returns the proof once there is one. It asks at most every two seconds, because the
 * result can be fetched once: only the call that stores the time asks.
 */
async function askService<Order extends SigningOrder>(
  ctx: SessionCtx,
  { table, request }: Pick<SignedDocument<Order, never>, 'table' | 'request'>,
  order: Order,
): Promise<BankIdProof | null> {
  const { bankId, clock, database } = ctx
  if (bankId === null || order.state !== 'awaiting') return null
  const now = clock.now()
  const lastAsked = new Date(now.getTime() - BANKID_COLLECT_SECONDS * 1_000)
  const isOrder = eq(table.orderRef, order.orderRef)
  const { rowCount } = await database.orm
    .update(table)
    .set({ collectedAt: now })
    .where(and(isOrder, eq(table.state, 'awaiting'), lte(table.collectedAt, lastAsked)))
  if (rowCount === 0) return null
  const outcome = await collectOrder(ctx, bankId, order, () => askForSignature(ctx, bankId, request(order)))
  if (outcome?.kind === 'proved') return outcome.proof
  if (outcome) await database.orm.update(table).set(outcome.changes).where(isOrder)
  return null
}

/** Deletes an order by BankID's reference, which is unique, so that a signature that was started meanwhile stays. */
async function removeOrder({ database }: SessionCtx, table: SigningTable, { orderRef }: SigningOrder): Promise<void> {
  await database.orm.delete(table).where(eq(table.orderRef, orderRef))
}
