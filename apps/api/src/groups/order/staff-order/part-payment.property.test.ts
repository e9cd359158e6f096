import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInvariants } from '../checkout/testing/invariants.js'
import { buyableSkus, setStock } from '../checkout/testing/shop.js'
import { type Books, openParcelDesk, type ParcelDesk } from './testing/parcel-desk.js'

/** Number of simulated orders. */
const ORDERS = 12
const LINES = 4
/** Enough for a slow, busy machine. */
const TIMEOUT_MS = 120_000
const DAY_MS = 86_400_000

let desk: ParcelDesk
let shop: ParcelDesk['shop']
let skus: readonly string[]
beforeAll(async () => {
  desk = await openParcelDesk()
  shop = desk.shop
  skus = await buyableSkus(shop, LINES)
  for (const sku of skus) await setStock(shop, sku, 10_000)
  const now = shop.clock.now().getTime()
  await shop.rows(
    `insert into discount_code (code, text, percent, minimum, valid_from, valid_until)
     values ('TREDJEDEL', '33 %', 33, 1, $1, $2)`,
    new Date(now - DAY_MS),
    new Date(now + 30 * DAY_MS),
  )
})
afterAll(() => shop.close())

/** The next step. `share` picks a line or an amount as a share of what there is. */
type Step =
  | { readonly kind: 'send' | 'cancel' | 'return' | 'refund'; readonly share: number }
  | { readonly kind: 'settle' }
  | { readonly kind: 'lose'; readonly operation: string; readonly fault: string }

const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1))
/** Sending comes more often, because only sent goods can come back. */
const KINDS = ['send', 'send', 'send', 'return', 'return', 'refund', 'cancel', 'cancel'] as const
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...KINDS), share }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'settle' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('lose' as const),
      operation: fc.constantFrom('om.capture', 'om.refund', 'om.authorization', 'om.release', 'om.read-order'),
      fault: fc.constantFrom('error', 'error-after', 'reset', 'reset-after'),
    }),
  },
)
const plan = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 3, maxLength: LINES }),
  cardShare: fc.constantFrom<number>(0, 0.3, 0.6, 0.95),
  isReduced: fc.boolean(),
  steps: fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }),
})

/** A fixed walk that contains every kind of step. */
const EVERYTHING = {
  quantities: [1, 2, 1, 3],
  cardShare: 0.3,
  isReduced: true,
  steps: [
    { kind: 'send', share: 0 },
    { kind: 'lose', operation: 'om.capture', fault: 'error-after' },
    { kind: 'settle' },
    { kind: 'return', share: 0 },
    { kind: 'cancel', share: 0 },
    { kind: 'send', share: 0 },
    { kind: 'refund', share: 0.4 },
    { kind: 'settle' },
    { kind: 'cancel', share: 0 },
  ],
} satisfies { readonly steps: Step[] } & Record<string, unknown>

type Walk = {
  readonly number: string
  readonly card: string
  readonly cardPaid: number
  readonly returned: Set<number>
}

/** Counts the successful steps: a walk of refusals alone proves nothing. */
const done = { send: 0, cancel: 0, return: 0, refund: 0, settle: 0, lose: 0 }

async function take(walk: Walk, one: Step): Promise<void> {
  const { number, returned } = walk
  if (one.kind === 'settle') {
    done.settle += 1
    return desk.settleMoney()
  }
  if (one.kind === 'lose') {
    done.lose += 1
    return void (await shop.control('POST', '/faults', { operation: one.operation, kind: one.fault, times: 1 }))
  }
  const order = await desk.read(number)
  const may = new Set(order.actions)
  const pick = (ids: readonly number[]): number | undefined =>
    ids[Math.min(Math.floor(one.share * ids.length), ids.length - 1)]
  if (one.kind === 'send' && may.has('send')) {
    const lineId = pick(order.lines.filter(({ sendable }) => sendable).map((line) => line.lineId))
    await desk.act('sendOrder', number, { lineIds: [lineId] })
    done.send += 1
  }
  if (one.kind === 'cancel' && may.has('cancel-lines')) {
    const lineId = pick(order.lines.filter(({ cancellable }) => cancellable).map((line) => line.lineId))
    await desk.act('cancelOrderLines', number, { lineIds: [lineId] })
    done.cancel += 1
  }
  if (one.kind === 'return') {
    const left = order.lines.filter(({ state, lineId }) => state === 'Delivered' && !returned.has(lineId))
    const lineId = pick(left.map((line) => line.lineId))
    if (lineId === undefined) return
    returned.add(lineId)
    await desk.takeBack(number, [lineId])
    done.return += 1
  }
  if (one.kind === 'refund' && may.has('refund')) {
    const amount = Math.max(Math.floor(order.refundable * one.share), 1)
    if (amount > order.refundable) return
    await desk.act('refundOrder', number, { amount })
    done.refund += 1
  }
}

async function check({ number, card, cardPaid }: Walk, when: string): Promise<void> {
  const books = await desk.booksOf(number, card)
  const { provider } = books
  expect(books.amount, when).toBeGreaterThanOrEqual(books.captured + books.dueCaptures + books.released)
  expect(books.captured + books.dueCaptures, when).toBeGreaterThanOrEqual(books.refunded + books.dueRefunds)
  expect(provider.captured + provider.remaining, when).toBeLessThanOrEqual(provider.authorized)
  expect(provider.refunded, when).toBeLessThanOrEqual(provider.captured)
  expect([provider.captured, provider.refunded], when).toEqual([books.captured, books.refunded])
  expectBooksAgree(books, when)
  const [worth] = await shop.rows<{ sent: number; open: number; returns: number }>(
    `select coalesce(sum(l.total) filter (where l.state = 'Delivered'), 0)::int
         + case when bool_or(l.state = 'Delivered') then o.shipping else 0 end as sent,
       coalesce(sum(l.total) filter (where l.state not in ('Delivered', 'Canceled')), 0)::int
         + case when bool_or(l.state = 'Delivered') then 0 else o.shipping end as open,
       (select coalesce(sum(amount), 0)::int from ledger_entry where order_number = o.number and account = 'returns') as returns
     from "order" o join order_line l on l.order_number = o.number where o.number = $1 group by o.number`,
    number,
  )
  if (!worth) throw new Error(`no lines of ${number}`)
  const reserved = books.amount - books.captured - books.dueCaptures - books.released
  const byProvider = books.captured + books.dueCaptures - books.refunded - books.dueRefunds
  const byCard = cardPaid - books.cardBalance
  // The customer has paid for sent and kept goods, and by gift card for the coming ones.
  expect(byProvider + byCard, when).toBe(worth.sent - worth.returns + worth.open - reserved)
  expect(reserved, when).toBeLessThanOrEqual(worth.open)
  expect(worth.returns, `${when}: no more goes back than has left`).toBeLessThanOrEqual(worth.sent)
  expect(byCard, `${when}: what is to come stays paid`).toBeGreaterThanOrEqual(worth.open - reserved)
}

function expectBooksAgree(books: Books, when: string): void {
  const { provider } = books
  const isReleased = provider.remaining === books.amount - books.released - books.captured
  expect(isReleased || (books.isDue && provider.remaining > 0), `${when}: what is reserved`).toBe(true)
  expect(books.settled, `${when}: what is settled`).toBe(provider.captured - provider.refunded)
  expect(books.receivable, `${when}: what is receivable`).toBe(
    books.amount - books.released - books.captured - books.dueRefunds,
  )
}

it(
  'keeps reserved >= captured >= refunded and the books equal to the provider, whatever is sent, cancelled and returned [R1, R11]',
  async () => {
    await fc.assert(
      fc.asyncProperty(plan, async ({ quantities, cardShare, isReduced, steps }) => {
        const goods = Object.fromEntries(quantities.map((quantity, at) => [skus[at] ?? '', quantity]))
        const [priced] = await shop.rows<{ sum: number }>(
          `select sum(p.unit_ordinary * q.pieces)::int as sum from unnest($1::text[], $2::int[]) as q (sku, pieces)
           join sku s on s.id = q.sku join article_price p on p.article_id = s.article_id`,
          Object.keys(goods),
          Object.values(goods),
        )
        // Less than the goods may cost, so that the provider pays a part.
        const cardKronor = Math.floor(((priced?.sum ?? 0) * cardShare * (isReduced ? 0.5 : 0.8)) / 100)
        const made = { goods, cardKronor, ...(isReduced && { discountCode: 'TREDJEDEL' }) }
        const { number, card } = await desk.controlledOrder(made)
        const walk: Walk = { number, card, cardPaid: cardKronor * 100, returned: new Set() }
        for (const [at, one] of steps.entries()) {
          await take(walk, one)
          await check(walk, `${number} after step ${at}: ${JSON.stringify(one)}`)
        }
        await shop.control('DELETE', '/faults')
        await desk.settleMoney()
        await desk.settleMoney()
        await check(walk, `${number} at the end`)
        const books = await desk.booksOf(number, card)
        expect([books.dueCaptures, books.dueRefunds, books.isDue], `${number}: nothing is due`).toEqual([0, 0, false])
      }),
      { numRuns: ORDERS, endOnFailure: true, examples: [[EVERYTHING]] },
    )
    await expectInvariants(shop)
    expect(
      Object.values(done).every((count) => count > 0),
      JSON.stringify(done),
    ).toBe(true)
  },
  TIMEOUT_MS,
)
