import { isSignatory } from '@klarsikt/core/b2b'
import { awaitsStart, BANKID_COLLECT_SECONDS, bankIdMessage, type BankIdState } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import { and, eq, lte } from 'drizzle-orm'
import type { SessionCtx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import type { BankIdProof } from '../../providers/bankid/port.js'
import { findCustomer, findCustomerByPersonalNumber } from '../customer/find-customer.js'
import { collectOrder } from '../eid/collect-order.js'
import { qrOf } from '../eid/order.js'
import { personOf } from '../eid/person.js'
import { activate, type ActivateRefusal } from './activate.js'
import { beginSignOrder } from './begin-signing.js'
import { findSubscription, type OwnSubscription, type SubscriptionRow } from './find.js'
import { personDigests } from './sealed.js'
import { glassesSubscriptionSigning } from './tables.js'

type Collected = {
  readonly status: 'pending' | 'failed' | 'error' | 'complete'
  readonly hintCode: string
  readonly qr: string | null
  readonly autoStartToken: string | null
  readonly message: string
}
type Refused = Refusal<ActivateRefusal | 'lifestyle.other-signatory' | 'eid.order-not-found'>
type SigningRow = typeof glassesSubscriptionSigning.$inferSelect

/** What has come of a signature, asked each second; when it is complete the subscription is active. */
export async function collectSigning(ctx: SessionCtx, own: OwnSubscription): Promise<Result<Collected, Refused>> {
  const row = await findSubscription(ctx.database, own)
  if (!row) return err('lifestyle.not-found')
  if (row.signedAt !== null) return ok(complete())
  const signing = await findSigning(ctx, row.id)
  if (signing === null || signing.expiresAt <= ctx.clock.now()) return err('eid.order-not-found')
  const proof = await ask(ctx, signing)
  if (proof === null) {
    const now = await findSigning(ctx, row.id)
    return now === null ? err('eid.order-not-found') : ok(describe(ctx, now))
  }
  return take(ctx, row, signing, proof)
}

/** Ends a signature by BankID, here and in the app; the same answer when there is none. */
export async function cancelSigning(ctx: SessionCtx, own: OwnSubscription): Promise<void> {
  const row = await findSubscription(ctx.database, own)
  const signing = row && (await findSigning(ctx, row.id))
  if (!signing) return
  await ctx.database.orm.delete(glassesSubscriptionSigning).where(ofOrder(signing))
  const ended = await ctx.bankId?.cancel(signing.orderRef)
  if (ended && !ended.ok) ctx.log.info({ code: ended.error }, 'BankID had ended a signature that was cancelled')
}

const complete = (): Collected => ({
  status: 'complete',
  hintCode: '',
  qr: null,
  autoStartToken: null,
  message: bankidMessages.completeSign(),
})

async function findSigning({ database }: SessionCtx, id: string): Promise<SigningRow | null> {
  const [row] = await database.orm
    .select()
    .from(glassesSubscriptionSigning)
    .where(eq(glassesSubscriptionSigning.subscriptionId, id))
  return row ?? null
}

const ofOrder = ({ subscriptionId, orderRef }: SigningRow) =>
  and(eq(glassesSubscriptionSigning.subscriptionId, subscriptionId), eq(glassesSubscriptionSigning.orderRef, orderRef))

/** Asks the service every two seconds, however often the page asks: what came of an order can be fetched once. */
async function ask(ctx: SessionCtx, signing: SigningRow): Promise<BankIdProof | null> {
  const { bankId, clock, database } = ctx
  if (bankId === null || signing.state !== 'awaiting') return null
  const now = clock.now()
  const lastAsked = new Date(now.getTime() - BANKID_COLLECT_SECONDS * 1_000)
  const isAwaiting = eq(glassesSubscriptionSigning.state, 'awaiting')
  const { rowCount } = await database.orm
    .update(glassesSubscriptionSigning)
    .set({ collectedAt: now })
    .where(and(ofOrder(signing), isAwaiting, lte(glassesSubscriptionSigning.collectedAt, lastAsked)))
  if (rowCount === 0) return null
  const { subscriptionId: id, documentDigest } = signing
  const outcome = await collectOrder(ctx, bankId, signing, () => beginSignOrder(ctx, bankId, { id, documentDigest }))
  if (outcome?.kind === 'proved') return outcome.proof
  if (outcome) await database.orm.update(glassesSubscriptionSigning).set(outcome.changes).where(ofOrder(signing))
  return null
}

/** Only the customer signs: with another's BankID the signature is dropped. */
async function take(
  ctx: SessionCtx,
  row: SubscriptionRow,
  signing: SigningRow,
  { risk: _risk, ...proof }: BankIdProof,
): Promise<Result<Collected, Refused>> {
  const personalNumber = await signatoryOf(ctx, row, { ...proof, risk: null })
  if (personalNumber === null) {
    await ctx.database.orm.delete(glassesSubscriptionSigning).where(ofOrder(signing))
    return err('lifestyle.other-signatory')
  }
  const activated = await activate(ctx, { id: row.id, personalNumber, proof, documentDigest: signing.documentDigest })
  return activated.ok ? ok(complete()) : activated
}

/**
 * The personal number of who has signed, where that is the customer: by the number that the store typed or the account has, or by the
 * names of an account that has none.
 */
async function signatoryOf(ctx: SessionCtx, row: SubscriptionRow, proof: BankIdProof): Promise<string | null> {
  const { database, encryption } = ctx
  const person = personOf(proof, ctx.clock.now())
  const customer = row.customerId === null ? null : await findCustomer(database, encryption, row.customerId)
  if (person === null || !customer) return null
  if (
    row.personalNumberDigest !== null &&
    !personDigests(encryption, person.personalNumber).includes(row.personalNumberDigest)
  )
    return null
  const owner = await findCustomerByPersonalNumber(database, encryption, person.personalNumber)
  if (owner) return owner.id === customer.id ? person.personalNumber : null
  return customer.personalNumber === null && isSignatory(customer.profile, person) ? person.personalNumber : null
}

const STATUSES = { awaiting: 'pending', ended: 'failed', broken: 'error', identified: 'pending' } as const

/** The browsers of phones and tablets say so; the app is then on the same device. */
const MOBILE = /Mobi|Android|iPhone|iPad/

function describe(ctx: SessionCtx, signing: SigningRow): Collected {
  const { hintCode } = signing
  const status = STATUSES[signing.state]
  const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
  const mobile = MOBILE.test(ctx.userAgent)
  const starts = awaitsStart(state)
  return {
    status,
    hintCode,
    qr: starts ? qrOf(ctx, signing) : null,
    autoStartToken: starts ? signing.autoStartToken : null,
    message: bankIdMessage(state, { purpose: 'sign', device: mobile ? 'same' : 'other', mobile })(),
  }
}
