import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isFailure, type ShopClient } from '@klarsikt/contract/client'
import { demoCustomers } from '@klarsikt/fixtures/demo'
import { type Buyer, createBuyer } from '../harness/buyer.js'
import { until } from '../harness/process.js'
import { logInStaff } from '../harness/staff.js'
import { check, type Drill, type Field, parallel } from './drill.js'
import { createRandom } from './random.js'

/** Orders cost 329 kr: two pieces and 29 kr for shipping. The gift card pays all of one order and a part of the next. */
const PIECE_KRONOR = 150
const CARD_KRONOR = 500
const PART_KRONOR = 100.5
const ORDERS_A_ROUND = 5
/**
 * Orders of a round that are sent in two parcels and returned in two; the others are sent whole and refunded manually.
 */
const RETURNS_A_ROUND = 2
const KILLED_WITHIN_MS = 250
const FIRST_LINE = 0
const SECOND_LINE = 1

type Scene = {
  readonly staff: ShopClient
  readonly buyer: Buyer
  readonly skus: readonly string[]
  readonly card: Card
}
type Card = { readonly number: string; readonly pin: string }

/** Refunds an order or receives its return. Calling it again changes nothing more. */
type Press = () => Promise<void>

/** R3b: the shop is killed while staff refund orders, receive returns and send parcels; then they press the same buttons again. */
export const refundKill: Drill = {
  id: 'R3b',
  title: 'kill -9 with refunds, returns and parcels in flight',
  async run(field, size) {
    const kills = size === 'full' ? 40 : 2
    const random = createRandom()
    // Only the restarted shop may finish the interrupted work, so the other replica is stopped.
    const [, other] = field.replicas
    await other.end('SIGTERM')
    const scene = {
      staff: await logInStaff(field.shop.url, field.sandbox, 'customer-service'),
      buyer: await logInCustomer(field),
      skus: [
        await field.books.skuWithStock(kills * ORDERS_A_ROUND + 10, PIECE_KRONOR),
        await field.books.skuWithStock(kills * ORDERS_A_ROUND + 10, PIECE_KRONOR),
      ],
      card: await field.books.giftCard(CARD_KRONOR),
    }
    const orders: string[] = []
    for (let round = 0; round < kills; round += 1) {
      const sent = await sendOrders(field, scene)
      orders.push(...sent)
      const returns = sent.slice(0, RETURNS_A_ROUND)
      const byHand = sent.slice(RETURNS_A_ROUND)
      const parts = await parallel(byHand.length, 3, (n) => refundOf(scene.staff, byHand[n] ?? '', PART_KRONOR))
      const first = await parallel(returns.length, 3, (n) => returnOf(scene, returns[n] ?? '', FIRST_LINE))
      await killWhile(field, [...parts, ...first], random.below(KILLED_WITHIN_MS))
      const parcels = await parallel(returns.length, 3, (n) => parcelOf(scene.staff, returns[n] ?? ''))
      const rest = await parallel(byHand.length, 3, (n) => refundOf(scene.staff, byHand[n] ?? '', null))
      await killWhile(field, [...parcels, ...rest], random.below(KILLED_WITHIN_MS))
      const second = await parallel(returns.length, 3, (n) => returnOf(scene, returns[n] ?? '', SECOND_LINE))
      await killWhile(field, second, random.below(KILLED_WITHIN_MS))
      await until('everything is taken and paid back', async () => (await openMoney(field)) === 0)
      await field.books.balanced(`kill ${round}`)
      await checkPaidBack(field, orders, `kill ${round}`)
    }
    await other.start()
    await other.ready()
    return `${3 * kills} kills, ${orders.length} orders by gift card and Klarna, sent whole or by parcel, paid back in parts and whole or returned: each once, to where the money came from`
  },
}

async function logInCustomer(field: Field): Promise<Buyer> {
  const [customer] = demoCustomers()
  check(customer !== undefined, 'the demo has no customer')
  const cookies = new Map<string, string>()
  const { email, password } = customer
  const reply = await createBuyer(field.shop.url, cookies).client.login({ body: { email, password } })
  check(!isFailure(reply) && reply.success, `no log-in: ${JSON.stringify(reply)}`)
  return createBuyer(field.shop.url, cookies)
}

/**
 * Places and sends the orders of a round, and captures their money. Of orders that will be returned it sends only the first parcel. The
 * gift card is used for the second and third order, so that both kinds of refunds meet cards and Klarna.
 */
async function sendOrders(field: Field, { staff, buyer, skus, card }: Scene): Promise<string[]> {
  const sent: string[] = []
  for (let n = 0; n < ORDERS_A_ROUND; n += 1) {
    await buyer.prepare(skus.map((skuId) => ({ skuId, quantity: 1 })))
    if (n > 0 && n < 3) {
      const applied = await buyer.client.applyGiftCard({ body: card })
      check('cartHead' in applied, `apply: ${JSON.stringify(applied)}`)
    }
    const { body } = await buyer.submit()
    check('orderNumber' in body, `submit: ${JSON.stringify(body)}`)
    check((await buyer.pay(body, field.sandbox)) === 'paid', 'an order was not paid')
    const params = { id: body.orderNumber }
    const act = async () => ({ key: randomUUID(), version: await versionOf(staff, params.id) })
    const parcel = n < RETURNS_A_ROUND ? { lineIds: [FIRST_LINE] } : {}
    for (const call of [
      async () => staff.controlOrder({ params, body: await act() }),
      async () => staff.sendOrder({ params, body: { ...(await act()), ...parcel } }),
    ]) {
      const answer = await call()
      check(!isFailure(answer) && answer.success, `an order was not sent: ${JSON.stringify(answer)}`)
    }
    sent.push(body.orderNumber)
  }
  await until('the money is taken', async () => (await openMoney(field)) === 0)
  return sent
}

async function versionOf(staff: ShopClient, id: string): Promise<number> {
  const found = await staff.getStaffOrder({ params: { id } })
  check('data' in found, `no order: ${JSON.stringify(found)}`)
  return found.data.version
}

async function refundOf(staff: ShopClient, id: string, amount: number | null): Promise<Press> {
  const body = { key: randomUUID(), version: await versionOf(staff, id), amount }
  return async () => {
    const answer = await staff.refundOrder({ params: { id }, body })
    check(!isFailure(answer) && answer.success, `${id} was not paid back: ${JSON.stringify(answer)}`)
  }
}

/** Sends the rest of an order in a second parcel. */
async function parcelOf(staff: ShopClient, id: string): Promise<Press> {
  const body = { key: randomUUID(), version: await versionOf(staff, id) }
  return async () => {
    const answer = await staff.sendOrder({ params: { id }, body })
    check(!isFailure(answer) && answer.success, `the rest of ${id} was not sent: ${JSON.stringify(answer)}`)
  }
}

async function returnOf({ staff, buyer }: Scene, orderId: string, line: number): Promise<Press> {
  const lineId = String(line)
  const lines = [{ lineId, quantity: 1, reason: 'none' as const }]
  const made = await buyer.client.registerReturn({ params: { orderId }, body: { lines } })
  check('data' in made, `no return: ${JSON.stringify(made)}`)
  const { returnId } = made.data
  const body = { lines: [{ lineId, outcome: 'restock' as const }] }
  return async () => {
    const answer = await staff.confirmReturn({ params: { returnId }, body })
    const isClosed = isFailure(answer) && answer.error.code === 'return.closed'
    check(isClosed || !isFailure(answer), `${returnId} was not received: ${JSON.stringify(answer)}`)
  }
}

/** Presses all buttons at once and kills the shop meanwhile. After a restart, presses all once more. */
async function killWhile({ shop }: Field, presses: readonly Press[], ms: number): Promise<void> {
  const inFlight = presses.map((press) => press().catch(() => {}))
  await sleep(ms)
  await shop.kill()
  await Promise.all(inFlight)
  await shop.start()
  await shop.ready()
  for (const press of presses) await press()
}

/** Number of refunds, captures and tenders that are decided but not yet done at the provider. */
async function openMoney({ postgres }: Field): Promise<number> {
  const open = await postgres.pool.query<{ n: number }>(
    `select (select count(*) from refund where paid_at is null)::int + (select count(*) from capture where taken_at is null)::int
       + (select count(*) from tender where due is not null)::int as n`,
  )
  return open.rows[0]?.n ?? 0
}

/** Checks that every order is fully refunded exactly once: in its tenders, its refunds, the books and at Klarna. */
async function checkPaidBack({ postgres, sandbox }: Field, orders: readonly string[], when: string): Promise<void> {
  const { rows } = await postgres.pool.query<{ number: string; wrong: string }>(
    `select o.number, row_to_json(s)::text as wrong from "order" o cross join lateral (
       select o.total,
         (select sum(captured) from tender where order_number = o.number and gift_card_id is null) as captured,
         (select sum(amount) from tender where order_number = o.number and gift_card_id is null) as by_provider,
         (select sum(refunded) from tender where order_number = o.number) as tenders,
         (select sum(amount) from refund where order_number = o.number) as refunds,
         (select sum(amount) from ledger_entry where order_number = o.number and account = 'returns') as booked
     ) s where o.number = any($1) and not (s.tenders = s.total and s.refunds = s.total and s.booked = s.total
       and s.captured is not distinct from s.by_provider)`,
    [orders],
  )
  check(rows.length === 0, `${when}: not paid back once: ${JSON.stringify(rows)}`)
  const tenders = await postgres.pool.query<{ reference: string; captured: number; refunded: number }>(
    `select reference, captured, refunded from tender where provider = 'klarna' and order_number = any($1)`,
    [orders],
  )
  const charges = new Map((await sandbox.books()).charges.map((charge) => [charge.order_id, charge]))
  for (const { reference, captured, refunded } of tenders.rows) {
    const charge = charges.get(reference)
    check(
      charge?.captured === captured && charge.refunded === refunded && charge.authorized === captured,
      `${when}: Klarna has ${JSON.stringify(charge)}, we have captured ${captured} and refunded ${refunded}`,
    )
  }
}
