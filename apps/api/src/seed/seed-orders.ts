import { stockholmDate } from '@klarsikt/core/calendar'
import { ore } from '@klarsikt/core/money'
import { returnNumber } from '@klarsikt/core/return'
import type { DemoOrder } from '@klarsikt/fixtures/demo'
import { noTelemetry } from '@klarsikt/server/telemetry'
import type { Deps } from '../context.js'
import {
  cancelOrder,
  getCheckout,
  moveOrder,
  registerReturn,
  saveCustomer,
  saveDelivery,
  sendPhoto,
  submitCheckout,
} from '../groups/order/index.js'
import { order } from '../groups/order/order/tables.js'
import { type Customer, findCustomerByEmail } from '../groups/person/index.js'
import { actAs, markLettersSent } from '../groups/platform/index.js'
import { applyGiftCard, makeGiftCard, plainLine, toStored, writeCart } from '../groups/sale/index.js'
import { paymentSubjects } from '../payment-subjects.js'
import { trackingOf } from '../providers/warehouse/stand-in.js'
import { drawPrescription } from './draw-prescription.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Time between two events of an order, in ms. */
const STEP_MS = 2 * HOUR_MS

/**
 * Places the demo's missing orders through the shop's own functions, so that stock, gift cards and books agree with
 * them. Does nothing in a shop with other orders. Returns how many were placed.
 */
export async function seedOrders(deps: Deps, orders: readonly DemoOrder[]): Promise<number> {
  const numbers = new Set(orders.map(({ number }) => number))
  const found = await deps.database.orm
    .select({ number: order.number })
    .from(order)
    .limit(numbers.size + 1)
  if (found.some(({ number }) => !numbers.has(number))) return 0
  const known = new Set(found.map(({ number }) => number))
  let placed = 0
  for (const one of orders)
    if (!known.has(one.number) && (await actAs({ kind: 'system', job: 'seed' }, null, () => seedOrder(deps, one))))
      placed++
  return placed
}

async function seedOrder(deps: Deps, one: DemoOrder): Promise<boolean> {
  const customer = await findCustomerByEmail(deps.database, deps.encryption, one.email)
  if (!customer) return false
  let at = deps.clock.now().getTime() - one.hoursAgo * HOUR_MS
  if (!(await place(depsAt(deps, at), one, customer))) return false
  await sendPicture(depsAt(deps, at + STEP_MS), one)
  for (const move of one.moves) {
    at += STEP_MS
    const then = depsAt(deps, at)
    const moved =
      move === 'cancelled'
        ? await cancelOrder(then, one.number, 'customer')
        : await moveOrder(then, one.number, move, sentBy(deps, one, move))
    if (!moved.ok) throw new Error(`Order ${one.number} cannot be ${move}: ${moved.error}`)
  }
  if (one.returned) {
    const registered = await registerReturn(depsAt(deps, at + DAY_MS), customer.id, one.number, one.returned)
    if (!registered.ok) throw new Error(`Order ${one.number} cannot be returned: ${registered.error}`)
  }
  // The demo sends no letters about its past.
  await markLettersSent(deps.database, one.number)
  if (one.returned) await markLettersSent(deps.database, returnNumber(one.number, 1))
  return true
}

/** The dependencies with a fixed clock, and without telemetry, so that old purchases do not count as new. */
function depsAt(deps: Deps, at: number): Deps {
  const then = { ...deps, telemetry: noTelemetry, clock: { now: () => new Date(at) } }
  return { ...then, subjects: paymentSubjects(then) }
}

/** Buys the goods with a gift card for exactly their price; false when another process was first. */
async function place(deps: Deps, one: DemoOrder, customer: Customer): Promise<boolean> {
  const cartId = `demo-${one.number}`
  const now = deps.clock.now()
  const { database, encryption } = deps
  const goods = one.goods.map(({ skuId, quantity }) => plainLine(skuId, deps.catalogue, { quantity }))
  const lines = [...pairLines(deps, one), ...goods].map((line) => toStored(line, encryption))
  const isFirst = await writeCart(database, { id: cartId, version: 0, lines, discountCode: null }, now)
  if (!isFirst) return false
  await saveCustomer(database, encryption, cartId, customer.profile, now)
  await saveDelivery(database, cartId, one.delivery, null, now)
  const { totals } = await getCheckout(deps, { cartId, store: false })
  const card = await database.transaction((tx) =>
    makeGiftCard(deps, tx, { amount: ore(totals.total), reference: `demo:${one.number}` }),
  )
  await applyGiftCard(deps, cartId, card)
  const submitted = await submitCheckout(deps, {
    cartId,
    store: false,
    customerId: customer.id,
    idempotencyKey: cartId,
    termsAccepted: true,
    expectedTotal: null,
    orderNumber: one.number,
  })
  if (!submitted.ok || submitted.value.status !== 'placed')
    throw new Error(`Order ${one.number} cannot be placed: ${JSON.stringify(submitted)}`)
  return true
}

/** The cart lines of a frame and its lenses. The prescription follows after the purchase. */
function pairLines({ catalogue }: Pick<Deps, 'catalogue'>, { pair }: DemoOrder) {
  if (!pair) return []
  const of = { prescriptionSource: pair.source }
  return [plainLine(pair.frame, catalogue, of), plainLine(pair.lens, catalogue, { ...of, parentSkuId: pair.frame })]
}

/** Sends the photo of a prescription as the customer would. */
async function sendPicture(deps: Deps, { number, pair }: DemoOrder): Promise<void> {
  if (!pair?.photo) return
  const picture = await drawPrescription(stockholmDate(deps.clock.now()), pair.photo)
  const sent = await sendPhoto(deps, { orderNumber: number, position: 0 }, picture.toString('base64'))
  if (!sent.ok) throw new Error(`Order ${number} takes no picture: ${JSON.stringify(sent.error)}`)
}

function sentBy({ settings }: Deps, { number, delivery }: DemoOrder, move: string): ReturnType<typeof trackingOf> {
  return move === 'sent' ? trackingOf({ number, deliveryMethod: delivery }, settings.publicUrl) : null
}
