import { isSignatory, signText, wholeAgreement } from '@klarsikt/core/b2b'
import { awaitsStart, BANKID_COLLECT_SECONDS, bankIdMessage, type BankIdState } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import { and, eq, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import type { BankIdProof } from '../../providers/bankid/port.js'
import { collectOrder } from '../eid/collect-order.js'
import { qrOf } from '../eid/order.js'
import { personOf } from '../eid/person.js'
import { beginSignOrder } from './begin-signing.js'
import { type Agreement, findAgreement, findSigning, isSigned, type SigningRow } from './find.js'
import { signAgreement, type SignRefusal } from './sign-agreement.js'
import { agreementSigning } from './tables.js'

type Collected = {
  readonly status: 'pending' | 'failed' | 'error' | 'complete'
  readonly hintCode: string
  readonly qr: string | null
  readonly autoStartToken: string | null
  readonly message: string
}
type Refused = Refusal<SignRefusal | 'agreement.other-signatory' | 'eid.order-not-found'>

/** An order at BankID of a signing row. */
type OrderRow = SigningRow & {
  readonly orderRef: string
  readonly autoStartToken: string
  readonly qrStartToken: string
  readonly qrStartSecret: string
}

/** What has come of a signature by BankID, asked each second; when it is complete the agreement is signed. */
export async function collectSigning(ctx: SessionCtx, id: string): Promise<Result<Collected, Refused>> {
  const own = await findAgreement(ctx.database, ctx.encryption, { id, sessionDigest: ctx.session.digest })
  if (!own) return err('agreement.not-found')
  if (isSigned(own)) return ok(COMPLETE())
  const order = orderIn(await findSigning(ctx.database, id))
  if (order === null || order.expiresAt <= ctx.clock.now()) return err('eid.order-not-found')
  const proof = await ask(ctx, own, order)
  if (proof === null) {
    const now = orderIn(await findSigning(ctx.database, id))
    return now === null ? err('eid.order-not-found') : ok(describe(ctx, now))
  }
  const signed = await take(ctx, own, order, proof)
  return signed.ok ? ok(COMPLETE()) : signed
}

/** Ends a signature by BankID, here and in the app; the same answer when there is none. */
export async function cancelSigning(ctx: SessionCtx, id: string): Promise<void> {
  const own = await findAgreement(ctx.database, ctx.encryption, { id, sessionDigest: ctx.session.digest })
  const order = own && orderIn(await findSigning(ctx.database, id))
  if (!order) return
  await ctx.database.orm.delete(agreementSigning).where(ofOrder(order))
  const ended = await ctx.bankId?.cancel(order.orderRef)
  if (ended && !ended.ok) ctx.log.info({ code: ended.error }, 'BankID had ended a signature that was cancelled')
}

const COMPLETE = (): Collected => ({
  status: 'complete',
  hintCode: '',
  qr: null,
  autoStartToken: null,
  message: bankidMessages.completeSign(),
})

function orderIn(row: SigningRow | null): OrderRow | null {
  return row?.orderRef ? (row as OrderRow) : null
}

const ofOrder = (order: OrderRow) =>
  and(eq(agreementSigning.agreementId, order.agreementId), eq(agreementSigning.orderRef, order.orderRef))

/**
 * Asks the service, every two seconds however often the page asks: what came of an order can be fetched once, so only who writes the
 * time of asking asks. Answers the proof once it is there.
 */
async function ask(ctx: SessionCtx, own: Agreement, order: OrderRow): Promise<BankIdProof | null> {
  const { bankId, clock, database } = ctx
  if (bankId === null || order.state !== 'awaiting') return null
  const now = clock.now()
  const lastAsked = new Date(now.getTime() - BANKID_COLLECT_SECONDS * 1_000)
  const { rowCount } = await database.orm
    .update(agreementSigning)
    .set({ collectedAt: now })
    .where(and(ofOrder(order), eq(agreementSigning.state, 'awaiting'), lte(agreementSigning.collectedAt, lastAsked)))
  const says = wholeAgreement(own.says)
  if (rowCount === 0 || says === null) return null
  const frozen = { agreement: own, says, digest: order.documentDigest }
  const outcome = await collectOrder(ctx, bankId, order, () => beginSignOrder(ctx, bankId, frozen))
  if (outcome?.kind === 'proved') return outcome.proof
  if (outcome) await database.orm.update(agreementSigning).set(outcome.changes).where(ofOrder(order))
  return null
}

/** Only the person who was named signs: with another's BankID the signature is dropped. */
async function take(
  ctx: SessionCtx,
  own: Agreement,
  order: OrderRow,
  { risk: _risk, ...proof }: BankIdProof,
): Promise<Result<Agreement, Refused>> {
  const says = wholeAgreement(own.says)
  const person = personOf({ ...proof, risk: null }, ctx.clock.now())
  if (says === null || person === null || !isSignatory(says.signatory, person)) {
    await ctx.database.orm.delete(agreementSigning).where(ofOrder(order))
    return err('agreement.other-signatory')
  }
  const text = signText({ number: own.number, organisation: says.organisation, documentDigest: order.documentDigest })
  const signature = { method: 'bankid', text, ...proof } as const
  return signAgreement(ctx, { id: own.id, signature, signingDigest: order.documentDigest })
}

const STATUSES = { awaiting: 'pending', ended: 'failed', broken: 'error', identified: 'pending' } as const

/** The browsers of phones and tablets say so; the app is then on the same device. */
const MOBILE = /Mobi|Android|iPhone|iPad/

function describe(ctx: SessionCtx, order: OrderRow): Collected {
  const { hintCode } = order
  const status = STATUSES[order.state]
  const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
  const mobile = MOBILE.test(ctx.userAgent)
  const starts = awaitsStart(state)
  return {
    status,
    hintCode,
    qr: starts ? qrOf(ctx, order) : null,
    autoStartToken: starts ? order.autoStartToken : null,
    message: bankIdMessage(state, { purpose: 'sign', device: mobile ? 'same' : 'other', mobile })(),
  }
}
