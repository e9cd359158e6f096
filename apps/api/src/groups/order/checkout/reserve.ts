import { randomBytes, randomInt } from 'node:crypto'
import type { DiscountRefusal } from '@klarsikt/core/cart'
import { checkSubmit, SUBMISSION_MINUTES } from '@klarsikt/core/checkout'
import type { ErrorCode } from '@klarsikt/core/errors'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ore } from '@klarsikt/core/money'
import { orderNumber } from '@klarsikt/core/order'
import { PaymentMethod } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import type { SubjectRef } from '../../../payment-subject.js'
import { GIFT_CARD_PROVIDER } from '../../../providers/payment/port.js'
import { holdPieces, holdStorePieces, neededPieces, storeNameIn } from '../../catalogue/index.js'
import { claimCharge, insertSubmission, reportSettled, sealSnapshot, settlePayment } from '../../money/index.js'
import { buyerDigests } from '../../person/index.js'
import { holdDiscount, holdGiftCard, openHandovers } from '../../sale/index.js'
import type { OrderSnapshot } from '../order/snapshot.js'
import { assemble, type Assembled, type Shopper } from './assemble.js'
import { contendedBy } from './queries.js'
import { type Held, noteStockHold } from './stock-hold.js'
import { type ChosenMeans, chooseMeans } from './subscription-means.js'
import { takeSnapshot } from './take-snapshot.js'

export type Submit = Shopper & {
  readonly idempotencyKey: string
  readonly termsAccepted: boolean
  readonly expectedTotal: Ore | null
  /** The saved means of payment to charge for a subscription; missing when the customer pays at the provider. */
  readonly savedPaymentId?: string | undefined
  /** The number of a demo order; other orders get a random one. */
  readonly orderNumber?: string
}

/**
 * `placed`: gift cards paid for everything. `charging`: a saved means of payment will be charged. `taken`: the key or
 * the cart has another submission.
 */
export type Reservation =
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'reserved'; readonly id: string; readonly orderNumber: string }
  | { readonly kind: 'charging'; readonly id: string; readonly orderNumber: string }
  | { readonly kind: 'taken'; readonly snapshot: OrderSnapshot }

export type ReserveRefusal = Extract<
  ErrorCode,
  | 'cart.empty'
  | 'checkout.incomplete'
  | 'checkout.terms-required'
  | 'checkout.price-changed'
  | 'article.not-found'
  | 'article.out-of-stock'
  | 'article.not-for-store'
  | 'article.store-only'
  | 'article.not-for-subscription'
  | 'subscription.login-required'
  | 'subscription.no-saved-payment'
  | 'subscription.maintenance'
  | 'saved-payment.not-found'
  | 'saved-payment.unusable'
  | 'prescription.missing'
  | 'lens.unsuitable'
  | 'gift-card.empty'
  | DiscountRefusal
  | 'delivery.unavailable'
  | 'payment.provider-unavailable'
>

/**
 * The number of buyers of the same goods that a process handles at once. Most of their work does not wait for the
 * locks, so more than one is faster. Each uses one of the 16 connections of a process.
 */
const BUYERS_AT_ONCE = 4

/** Carries a refusal out of the transaction, so that it is rolled back. */
class Refused extends Error {
  readonly code: ReserveRefusal
  constructor(code: ReserveRefusal) {
    super(code)
    this.code = code
  }
}

/** Another submission came first. The snapshot shows whether it is the same purchase. */
class Taken extends Error {
  readonly snapshot: OrderSnapshot
  constructor(snapshot: OrderSnapshot) {
    super('taken')
    this.snapshot = snapshot
  }
}

/**
 * Prices the checkout again, writes the submission and holds goods and gift cards, all in one transaction. When nothing
 * is left to pay, the same transaction places the order.
 */
export async function reserve(deps: Deps, submit: Submit): Promise<Result<Reservation, ReserveRefusal>> {
  try {
    const reserved = await deps.database.transaction((tx) => reserveIn(deps, tx, submit), {
      turn: { keys: () => contendedKeys(deps, submit), places: BUYERS_AT_ONCE },
    })
    if (reserved.kind === 'placed') reportSettled(deps, subjectOf(submit), GIFT_CARD_PROVIDER)
    return ok(reserved)
  } catch (error) {
    if (error instanceof Taken) return ok({ kind: 'taken', snapshot: error.snapshot })
    if (error instanceof Refused) return err(error.code)
    throw error
  }
}

async function contendedKeys({ database }: Deps, { cartId }: Submit): Promise<string[]> {
  return (await contendedBy(database, cartId)).rows.map(({ key }) => key)
}

async function reserveIn(deps: Deps, tx: Executor, submit: Submit): Promise<Reservation> {
  const { snapshot, means } = await checkedPurchase(deps, tx, submit)
  const now = deps.clock.now()
  const id = randomBytes(18).toString('base64url')
  const number = submit.orderNumber ?? orderNumber(randomInt(2 ** 32))
  const attempt = {
    id,
    subject: subjectOf(submit),
    orderNumber: number,
    snapshot: sealSnapshot(deps.encryption, snapshot),
  } as const
  const inserted = await insertSubmission(tx, {
    ...attempt,
    key: submit.idempotencyKey,
    total: snapshot.total,
    expiresAt: new Date(now.getTime() + SUBMISSION_MINUTES * 60_000),
    now,
    payment: { method: snapshot.paymentMethod, provider: providerName(deps, snapshot), amount: snapshot.toPay },
  })
  if (!inserted) throw new Taken(snapshot)
  // Goods that a store has withdrawn meanwhile are not bought. From here on a withdrawal waits for this payment.
  const { handovers = [] } = snapshot
  const open = await openHandovers(tx, handovers, { lock: true })
  if (open.size < handovers.length) throw new Refused('article.not-found')
  for (const card of [...snapshot.giftCards].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const held = await holdGiftCard(tx, { cardId: card.id, reference: id, amount: card.amount, now })
    if (!held) throw new Refused('gift-card.empty')
  }
  await holdCode(deps, tx, id, snapshot)
  // The stock comes last, because many buyers want the same rows.
  await noteStockHold(tx, id, await holdStock(tx, snapshot))
  if (snapshot.toPay > 0 && means !== null) {
    await claimCharge(deps, tx, id, means.saved)
    return { kind: 'charging', id, orderNumber: number }
  }
  if (snapshot.toPay > 0) return { kind: 'reserved', id, orderNumber: number }
  await settlePayment(deps, tx, attempt, null)
  return { kind: 'placed', orderNumber: number }
}

/**
 * Holds one use of the code. A buyer who typed the same e-mail address or number before counts as the same customer.
 */
async function holdCode({ encryption }: Deps, tx: Executor, id: string, snapshot: OrderSnapshot): Promise<void> {
  const { discountCode: code, cartId, customerId = null } = snapshot
  if (code === undefined) return
  const buyer = { customerId, ...buyerDigests(encryption, snapshot.buyer) }
  const refusal = await holdDiscount(tx, id, { code, cartId, buyer })
  if (refusal !== null) throw new Refused(refusal)
}

/**
 * Holds the stock. Goods to collect come from the store if it has all of them, otherwise from the warehouse, which
 * sends them within the promised days.
 */
async function holdStock(tx: Executor, { lines, delivery: { storeId } }: OrderSnapshot): Promise<Held> {
  const pieces = neededPieces(lines)
  const isMade = lines.some(({ madeToOrder }) => madeToOrder)
  if (storeId !== null && !isMade && (await holdStorePieces(tx, pieces, storeId))) return { pieces, storeId }
  if (!(await holdPieces(tx, pieces)).ok) throw new Refused('article.out-of-stock')
  return { pieces, storeId: null }
}

const subjectOf = ({ cartId }: Submit): SubjectRef => ({ type: 'checkout', id: cartId })

/** Checks the purchase a last time: complete, terms accepted, and at the total that the buyer saw. */
async function checkedPurchase(
  deps: Deps,
  tx: Executor,
  submit: Submit,
): Promise<{ readonly snapshot: OrderSnapshot; readonly means: ChosenMeans | null }> {
  const checkout = await assemble(deps, tx, submit, { lock: true })
  const { progress, totals, delivery, paymentMethod, cart } = checkout
  if (cart.blocked) throw new Refused(cart.blocked)
  const ready = checkSubmit({
    progress,
    termsAccepted: submit.termsAccepted,
    total: totals.total,
    expectedTotal: submit.expectedTotal,
  })
  if (!ready.ok)
    throw new Refused(
      ready.error === 'checkout.incomplete' && hasLostDelivery(checkout) ? 'delivery.unavailable' : ready.error,
    )
  if (totals.toPay > 0) {
    if (paymentMethod === PaymentMethod.GiftCard) throw new Refused('checkout.incomplete')
    if ((paymentMethod ?? deps.payments.defaultMethod) === null) throw new Refused('payment.provider-unavailable')
  }
  const means = await chooseMeans(deps, tx, submit, checkout)
  if (!means.ok) throw new Refused(means.error)
  const snapshot = takeSnapshot(submit.cartId, checkout, {
    storeName: storeNameIn(deps.catalogue.state, delivery?.storeId ?? null),
    defaultMethod: deps.payments.defaultMethod,
    customerId: submit.customerId,
    // A handed-over cart counts as sold by that store, also when the customer pays.
    seller: submit.seller ?? checkout.cart.lines.find(({ seller }) => seller !== undefined)?.seller,
    means: means.value,
  })
  if (!snapshot) throw new Refused('checkout.incomplete')
  return { snapshot, means: means.value }
}

/** Whether the chosen delivery is not offered at the present address. */
function hasLostDelivery({ progress, draft }: Assembled): boolean {
  return progress.customer && draft.deliveryMethod !== null && !progress.delivery
}

function providerName(deps: Deps, snapshot: OrderSnapshot): string {
  const provider = deps.payments.byMethod(snapshot.paymentMethod)
  if (!provider) throw new Refused('payment.provider-unavailable')
  return provider.name
}
