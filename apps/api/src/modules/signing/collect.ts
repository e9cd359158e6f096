import { BANKID_COLLECT_SECONDS } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { and, eq, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { BankIdProof } from '../../providers/bankid/port.js'
import { collectOrder } from '../eid/collect-order.js'
import { askForSignature } from './begin.js'
import { type Collected, completeSignature, describeOrder } from './describe.js'
import type { SignatureRequest, SigningOrder, SigningTable } from './signing-order.js'

/** What proves a signature. */
export type SignatureProof = Omit<BankIdProof, 'risk'>

/** A document whose signature is under way, of whatever kind. */
export interface SignedDocument<Order extends SigningOrder, Refused> {
  readonly table: SigningTable
  /** The signature under way at BankID, as it is now. */
  readonly find: () => Promise<Order | null>
  /** Asks for the signature of an order once more. */
  readonly request: (order: Order) => SignatureRequest
  /** Stores the signed document, or says why this person's signature is not taken. */
  readonly sign: (order: Order, proof: SignatureProof) => Promise<Result<unknown, Refused>>
}

/** What has come of a signature, asked each second; the document is signed when it is complete. */
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
  // The service gives its proof once: what is not taken now is begun again.
  await removeOrder(ctx, document.table, order)
  return signed
}

/** Ends a signature, here and in the app; the same answer when there is none. */
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
 * Asks the service, every two seconds however often the page asks: what came of an order can be fetched once, so only who writes the
 * time of asking asks. Answers the proof once it is there.
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

/** The service's own name of an order is unique: one that was begun meanwhile stays. */
async function removeOrder({ database }: SessionCtx, table: SigningTable, { orderRef }: SigningOrder): Promise<void> {
  await database.orm.delete(table).where(eq(table.orderRef, orderRef))
}
