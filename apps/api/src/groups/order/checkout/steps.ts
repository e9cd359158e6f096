import type { CheckoutState, TypedCustomer } from '@klarsikt/contract/shop/types'
import { isDeliveryMethod } from '@klarsikt/core/delivery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as checkoutMessages from '@klarsikt/core/messages/checkout'
import * as deliveryMessages from '@klarsikt/core/messages/delivery'
import * as errorMessages from '@klarsikt/core/messages/error'
import { kronor } from '@klarsikt/core/money'
import { isChargeable, maskedMeans } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Deps } from '../../../context.js'
import { storeNameIn } from '../../catalogue/index.js'
import { chargedBy, findOpen, listSavedPayments } from '../../money/index.js'
import { findCustomer } from '../../person/index.js'
import { auditShopper } from '../../platform/index.js'
import { dropCartCode, findSavedCards, readCartCode, refusalOfBuyer } from '../../sale/index.js'
import { isSubscribing } from '../order/describe-purchase.js'
import { assemble, type Assembled, type Shopper } from './assemble.js'
import { checkCustomer } from './customer.js'
import { describeCheckout } from './describe.js'
import { saveCustomer, saveDelivery, savePaymentMethod } from './draft.js'

/** Reads everything that the checkout shows. */
export async function getCheckout(deps: Deps, shopper: Shopper): Promise<CheckoutState> {
  const open = await findOpen(deps.database, { type: 'checkout', id: shopper.cartId })
  const checkout = await assemble(deps, deps.database, shopper)
  const savedPayments = await savedPaymentsOf(deps, shopper, checkout)
  const savedGiftCards = await savedGiftCardsOf(deps, shopper, checkout)
  const account = await accountOf(deps, shopper)
  return describeCheckout(checkout, { open, account, savedPayments, savedGiftCards })
}

/** The customer's usable saved gift cards that are not on the cart yet. */
async function savedGiftCardsOf(
  { database, clock }: Deps,
  { customerId }: Shopper,
  { giftCards }: Assembled,
): Promise<CheckoutState['savedGiftCards']> {
  if (customerId === undefined) return []
  const saved = await findSavedCards(database, { customerId }, clock.now())
  return saved
    .filter(({ id, state }) => state === 'usable' && !giftCards.some((card) => card.id === id))
    .map(({ id, last4, balance }) => ({ id, last4, balance: kronor(balance) }))
}

/** The saved means of payment to which a subscription in the cart can be charged. */
async function savedPaymentsOf(
  deps: Deps,
  { customerId }: Shopper,
  { cart }: Assembled,
): Promise<CheckoutState['savedPayments']> {
  if (customerId === undefined || !isSubscribing(cart)) return []
  const now = deps.clock.now()
  const saved = await listSavedPayments(deps.database, customerId)
  return saved
    .filter((row) => isChargeable(row, now) && chargedBy(deps, row) !== null)
    .map((row) => ({ id: row.id, name: maskedMeans(row) ?? accountFinanceMessages.cardUnnamed() }))
    .toReversed()
}

/** The buyer's details from the account. */
async function accountOf({ database, encryption }: Deps, { customerId }: Shopper): Promise<CheckoutState['account']> {
  const known = customerId === undefined ? null : await findCustomer(database, encryption, customerId)
  if (!known) return null
  const { firstName, lastName, email, mobile, street, postalCode, city } = known.profile
  return { firstName, lastName, email, mobile, street, postalCode, city }
}

type FieldRefusal = { readonly code: 'request.invalid'; readonly fields: Record<string, string> }

export async function setCustomer(
  deps: Deps,
  shopper: Shopper,
  typed: TypedCustomer,
): Promise<Result<CheckoutState, 'cart.empty' | FieldRefusal>> {
  if ((await load(deps, shopper)).progress.lines === 0) return err('cart.empty')
  const checked = checkCustomer(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: checked.error })
  await change(deps, shopper, (to, now) => saveCustomer(to, deps.encryption, shopper.cartId, typed, now))
  const discountRemoved = await removeRefusedCode(deps, shopper, typed)
  return ok({ ...(await getCheckout(deps, shopper)), ...(discountRemoved !== null && { discountRemoved }) })
}

/** Removes a code that this buyer cannot use from the cart, and says why; null when it stays or there is none. */
async function removeRefusedCode(
  deps: Deps,
  { cartId, customerId }: Shopper,
  typed: TypedCustomer,
): Promise<string | null> {
  const code = await readCartCode(deps.database, cartId)
  if (code === null) return null
  const reason = await refusalOfBuyer(deps, { code, cartId, customerId: customerId ?? null }, typed)
  if (reason === null) return null
  await change(deps, { cartId, store: false }, (to) => dropCartCode(to, cartId, code))
  return checkoutMessages.discountRemoved({ code, reason })
}

export async function setDelivery(
  deps: Deps,
  shopper: Shopper,
  choice: { readonly method: number; readonly storeId: number | null },
): Promise<Result<CheckoutState, 'cart.empty' | 'checkout.incomplete' | 'delivery.unavailable' | FieldRefusal>> {
  const checkout = await load(deps, shopper)
  if (checkout.progress.lines === 0) return err('cart.empty')
  if (!checkout.progress.customer) return err('checkout.incomplete')
  const quote = checkout.quotes.find((one) => one.method === choice.method)
  const { method } = choice
  if (!quote || !isDeliveryMethod(method)) return err('delivery.unavailable')
  if (
    quote.needs === 'store' &&
    (choice.storeId === null || storeNameIn(deps.catalogue.state, choice.storeId) === null)
  ) {
    return err({ code: 'request.invalid', fields: { storeId: deliveryMessages.needStore() } })
  }
  const storeId = quote.needs === 'store' ? choice.storeId : null
  await change(deps, shopper, (to, now) => saveDelivery(to, shopper.cartId, method, storeId, now))
  return ok(await getCheckout(deps, shopper))
}

export async function setPayment(
  deps: Deps,
  shopper: Shopper,
  selected: number,
): Promise<Result<CheckoutState, 'cart.empty' | 'checkout.incomplete' | FieldRefusal>> {
  const { progress, paymentMethods } = await load(deps, shopper)
  if (progress.lines === 0) return err('cart.empty')
  if (!progress.customer || !progress.delivery) return err('checkout.incomplete')
  const offered = paymentMethods.find(({ method }) => method === selected)
  if (!offered) return err({ code: 'request.invalid', fields: { method: errorMessages.requestInvalid() } })
  await change(deps, shopper, (to, now) => savePaymentMethod(to, shopper.cartId, offered.method, now))
  return ok(await getCheckout(deps, shopper))
}

/** Writes a change of the checkout. It is audited unless a visitor makes it. */
async function change(
  { database, clock }: Deps,
  { cartId: id }: Shopper,
  save: (to: Executor, now: Date) => Promise<void>,
): Promise<void> {
  const now = clock.now()
  await auditShopper(database, now, { action: 'checkout.changed', subject: 'cart', id }, async (to) => {
    await save(to, now)
    return true
  })
}

function load(deps: Deps, shopper: Shopper): Promise<Assembled> {
  return assemble(deps, deps.database, shopper)
}
